import { howItWorks } from '#content/how-it-works.ts'
import type { ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { JoinWaitlist } from '#src/forms/waitlist-button.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
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
      <Staircase />
      <VoiceSamples />
      <Differences />
      <Close />
    </Page>
  )
}

function Hero() {
  const { title, lead, note } = howItWorks.hero
  return (
    <section className="tone-kunyit">
      <div className="page-grid items-end gap-y-5 pt-6 pb-10 md:py-12">
        <PageTitle caption={howItWorks.meta.title} className="md:col-span-8">
          {title}
        </PageTitle>
        <div className="md:col-span-4">
          <p className="max-w-lead text-lead">{lead}</p>
          <StatusTag claim="account" note={note} className="mt-5" />
        </div>
      </div>
    </section>
  )
}

function Differences() {
  const { title, local, crisis, trials } = howItWorks.differences
  return (
    <Section title={title} className="gap-y-8">
      <ul className="grid gap-x-6 lg:grid-cols-3">
        <Difference {...local} claim="local" />
        <Difference {...crisis} claim="crisis" />
        <Difference {...trials} claim="validation" />
      </ul>
    </Section>
  )
}

type DifferenceProps = Card & { claim: ClaimId }

function Difference({ title, text, claim }: DifferenceProps) {
  return (
    <li className="rule-t py-6">
      <h3 className="font-display text-h3">{title}</h3>
      <p className="mt-2 max-w-measure text-soft">{text}</p>
      <StatusTag claim={claim} className="mt-2" />
    </li>
  )
}

function Close() {
  const { title, learn } = howItWorks.close
  return (
    <Section title={title} tone="tone-kunyit" titleClassName="max-w-title-wide">
      <div className="mt-10 action-pair">
        <ButtonLink to={paths.forUsers}>{learn}</ButtonLink>
        <JoinWaitlist className="sm:contents" />
      </div>
    </Section>
  )
}
