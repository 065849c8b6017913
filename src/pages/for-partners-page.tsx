import { forPartners } from '#content/for-partners.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, places } from '#src/paths.ts'
import { Disclosures } from '#src/sections/disclosures.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { WayOn } from '#src/sections/quilt.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { TitledItem, TitledList } from '#src/sections/titled-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Swatch } from '#src/weave/cloth.tsx'
import { HangingCloths } from './for-partners/hanging-cloths.tsx'
import { Models } from './for-partners/models.tsx'

export default function ForPartnersPage() {
  return (
    <Page
      {...forPartners.meta}
      path={paths.forPartners}
      heading={forPartners.hero.title}
      hero={<Hero />}
    >
      <Partners />
      <Benefits />
      <Models />
      <Metrics />
      <Diligence />
    </Page>
  )
}

function Hero() {
  const { title, lead, become, research, note } = forPartners.hero
  return (
    <section className="tone-telang overflow-clip">
      <div className="page-grid">
        <HangingCloths className="md:order-last md:col-span-6" />
        <div className="py-10 md:col-span-6 md:py-16">
          <PageTitle
            caption={forPartners.meta.title}
            className="md:text-[6.8vw] xl:text-[6.125rem]"
          >
            {title}
          </PageTitle>
          <p className="mt-8 max-w-lead text-lead">{lead}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink to={paths.contact} subject={become.subject}>
              {become.label}
            </ButtonLink>
            <ButtonLink to={paths.research} variant="secondary">
              {research}
            </ButtonLink>
          </div>
          <StatusTag claim="therapy" note={note} className="mt-8 max-w-text" />
        </div>
      </div>
    </section>
  )
}

const kinds = ['campus', 'company', 'community', 'clinic'] as const

function Partners() {
  const { title, items, note } = forPartners.partners
  return (
    <Section title={title} titleClassName="md:col-span-8" className="pb-0">
      <ul className="mt-12 rule-t">
        {kinds.map((kind) => (
          <li
            key={kind}
            className="grid items-center gap-x-6 gap-y-4 rule-b py-6 sm:grid-cols-[auto_1fr] md:grid-cols-[12.5rem_1fr_26%]"
          >
            <Swatch kind={kind} className="sm:max-md:row-span-2" />
            <h3 className="font-display text-ledger">{items[kind].title}</h3>
            <p className="max-w-lead text-soft">{items[kind].text}</p>
          </li>
        ))}
      </ul>
      <StatusTag claim="pilots" note={note} className="mt-4" />
    </Section>
  )
}

function Benefits() {
  const { title, hours, languages, servers, outcomes } = forPartners.benefits
  return (
    <TitledList title={title}>
      <TitledItem {...hours} claim="hours" />
      <TitledItem {...languages} claim="languages" />
      <TitledItem {...servers} claim="servers">
        <WayOn to={places.readers} text={servers.more} />
      </TitledItem>
      <TitledItem {...outcomes} claim="outcomes" />
    </TitledList>
  )
}

function Metrics() {
  const { title, text, items } = forPartners.metrics
  return (
    <Section
      title={title}
      tone="tone-pandan"
      titleClassName="md:col-span-7"
      className="gap-y-6 pt-0 md:gap-y-8"
    >
      <p className="max-w-lead text-lead md:col-span-5 md:self-end">{text}</p>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="rule-t py-5">
            <h3 className="font-display text-h3">{item.title}</h3>
            <p className="mt-1">{item.text}</p>
          </li>
        ))}
      </ul>
      <StatusTag claim="outcomes" />
    </Section>
  )
}

function Diligence() {
  const { missing, ...questions } = forPartners.diligence
  return (
    <Disclosures {...questions}>
      <p className="mt-8 mb-4 max-w-text">{missing.text}</p>
      <ButtonLink to={paths.contact} subject={missing.action.subject} variant="secondary">
        {missing.action.label}
      </ButtonLink>
    </Disclosures>
  )
}
