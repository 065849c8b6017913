import { howItWorks } from '#content/how-it-works.ts'
import { JoinWaitlist } from '#src/forms/waitlist-button.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Conversations } from './how-it-works/conversations.tsx'
import { Staircase } from './how-it-works/staircase.tsx'

export default function HowItWorksPage() {
  return (
    <Page
      {...howItWorks.meta}
      path={paths.howItWorks}
      heading={howItWorks.hero.title}
      hero={<Hero />}
    >
      <Staircase />
      <Conversations />
      <Differences />
      <Close />
    </Page>
  )
}

function Hero() {
  const { title, lead, read, status } = howItWorks.hero
  return (
    <section className="tone-kunyit">
      <div className="page-grid items-end gap-y-5 pt-6 pb-10 md:py-12">
        <PageTitle caption={howItWorks.meta.title} className="md:col-span-8">
          {title}
        </PageTitle>
        <div className="md:col-span-4">
          <p className="max-w-lead text-lead">{lead}</p>
          <ButtonLink to={`${paths.howItWorks}#conversations`} className="mt-5">
            {read}
          </ButtonLink>
          <p className="mt-4 max-w-lead text-small">{status}</p>
        </div>
      </div>
    </section>
  )
}

function Differences() {
  const { title, ...differences } = howItWorks.differences
  return (
    <Section title={title} className="gap-y-8">
      <ul className="grid gap-x-6 lg:grid-cols-3">
        {Object.values(differences).map((difference) => (
          <li key={difference.title} className="rule-t py-6">
            <h3 className="font-display text-h3">{difference.title}</h3>
            <p className="mt-2 max-w-measure text-soft">{difference.text}</p>
          </li>
        ))}
      </ul>
    </Section>
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
