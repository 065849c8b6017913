import { howItWorks } from '#content/how-it-works.ts'
import { HelpFirst } from '#src/layout/help-now.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Section } from '#src/ui/section.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Swatch } from '#src/weave/cloth.tsx'
import { Staircase } from './how-it-works/staircase.tsx'
import { VoiceSamples } from './how-it-works/voice-samples.tsx'

export default function HowItWorksPage() {
  return (
    <Page
      {...howItWorks.meta}
      path={paths.howItWorks}
      heading={howItWorks.hero.title}
      hero={<Hero />}
    >
      <HelpFirst />
      <Staircase />
      <VoiceSamples />
      <Differences />
      <Close />
    </Page>
  )
}

function Hero() {
  const { title, lead, claim, note } = howItWorks.hero
  return (
    <section className="tone-kunyit">
      <div className="page-grid items-end gap-y-8 pt-10 pb-16 md:pt-14 md:pb-24">
        <h1 className="font-display text-h1 md:col-span-8">{title}</h1>
        <div className="md:col-span-4">
          <p className="max-w-lead text-lead">{lead}</p>
          <StatusTag claim={claim} note={note} className="mt-4" />
        </div>
      </div>
    </section>
  )
}

function Differences() {
  const { title, list } = howItWorks.differences
  return (
    <Section title={title} titleClassName="max-w-title-narrow md:col-span-5" className="gap-y-10">
      <ul className="md:col-span-7 md:col-start-6">
        {list.map(({ title: name, text, claim, cloth }) => (
          <li key={cloth} className="grid gap-x-6 gap-y-4 rule-b py-7 first:rule-t sm:flex">
            <Swatch kind={cloth} />
            <div>
              <h3 className="font-display text-h3">{name}</h3>
              <p className="mt-3 max-w-measure text-soft">{text}</p>
              <StatusTag claim={claim} className="mt-3" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Close() {
  const { title, actions } = howItWorks.close
  const [learn, join] = actions
  return (
    <Section title={title} tone="tone-kunyit" titleClassName="max-w-title-wide">
      <div className="mt-8 action-pair">
        <ActionButton action={learn} />
        <ActionButton action={join} className="sm:contents" />
      </div>
    </Section>
  )
}
