import { howItWorks } from '#content/how-it-works.ts'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { BelowTheFold } from '#src/ui/below-the-fold.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Section } from '#src/ui/section.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Staircase } from './how-it-works/staircase.tsx'

export function HowItWorksPage() {
  return (
    <>
      <PageMeta {...howItWorks.meta} path={paths.howItWorks} />
      <Hero />
      <BelowTheFold>
        <Staircase />
        <Differences />
        <Close />
      </BelowTheFold>
    </>
  )
}

function Hero() {
  const { title, lead, status } = howItWorks.hero
  return (
    <section className="tone-kunyit">
      <div className="page-grid items-end gap-y-8 pt-10 pb-16 md:pt-14 md:pb-24">
        <h1 className="font-display text-h1 md:col-span-8">{title}</h1>
        <div className="md:col-span-4">
          <p className="max-w-lead text-lead">{lead}</p>
          <StatusTag label={status} className="mt-4" />
        </div>
      </div>
    </section>
  )
}

function Differences() {
  const { title, status, list } = howItWorks.differences
  return (
    <Section title={title} titleClassName="max-w-[6.6em] md:col-span-5" className="gap-y-10">
      <div className="md:col-span-6 md:col-start-7">
        <ul>
          {list.map((difference) => (
            <li key={difference.title} className="border-b border-line pb-7 not-first:pt-7">
              <h3 className="font-display text-h3">{difference.title}</h3>
              <p className="mt-3 max-w-measure text-soft">{difference.text}</p>
            </li>
          ))}
        </ul>
        <StatusTag label={status} className="mt-5" />
      </div>
    </Section>
  )
}

function Close() {
  const { title, actions } = howItWorks.close
  const [learn, join] = actions
  return (
    <Section title={title} tone="tone-kunyit" titleClassName="max-w-[10.2em]">
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:[&_p]:basis-full">
        <ActionButton action={learn} />
        <ActionButton action={join} className="sm:contents" />
      </div>
    </Section>
  )
}
