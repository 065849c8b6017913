import { forPartners } from '#content/for-partners.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { owner } from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { LanguageThreads } from '#src/sections/spoken-languages.tsx'
import { DrawnBenefit, DrawnBenefits, WovenBorder } from '#src/sections/drawn-benefits.tsx'
import { TotalsReport } from '#src/product/totals-report.tsx'
import { Closing } from '#src/sections/closing.tsx'
import { Actions, Hero, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { cloths } from '#src/weave/cloth/cloth-draft.ts'
import { Strip } from '#src/weave/cloth/cloth.tsx'
import { Threads } from '#src/weave/threads.tsx'
import { DayStitches } from '#src/weave/stitches/day-stitches.tsx'
import { RunningStitch } from '#src/weave/stitches/durations.tsx'
import { Diligence } from './for-partners/diligence.tsx'
import { HangingCloths } from './for-partners/hanging-cloths.tsx'
import { Management } from './for-partners/management.tsx'
import { Models } from './for-partners/models.tsx'
import { Pilot } from './for-partners/pilot.tsx'

export default function ForPartnersPage() {
  return (
    <Page
      {...forPartners.meta}
      path={paths.forPartners}
      heading={forPartners.hero.title}
      hero={<Start />}
    >
      <Why />
      <Partners />
      <Counsellors />
      <Benefits />
      <Diligence />
      <Pilot />
      <Models />
      <Metrics />
      <Management />
      <Close />
    </Page>
  )
}

function Start() {
  const { caption, title, lead, start, become, research } = forPartners.hero
  return (
    <Hero layout="beside">
      <div>
        <PageTitle caption={caption} isLong className="partners-title md:text-wrap">
          {title}
        </PageTitle>
        <Lead className="partners-lead max-w-[28em] xl:text-[1.25rem]">{lead}</Lead>
        <Actions className="grid grid-cols-2 max-narrow:gap-2 max-sm:items-stretch sm:flex">
          <ButtonLink to={paths.contact} subject={become.subject} className="max-sm:px-3">
            {become.label}
          </ButtonLink>
          <ButtonLink to={paths.research} variant="secondary" className="max-sm:px-3">
            {research}
          </ButtonLink>
          <p className="col-span-2 max-w-none basis-full font-medium sm:mt-2">{start}</p>
        </Actions>
      </div>
      <HangingCloths className="hero-picture" />
    </Hero>
  )
}

function Why() {
  return (
    <div className="tone-plain">
      <div className="page-grid pt-section">
        <p className="max-w-none font-display text-ledger text-balance md:col-span-10">
          {forPartners.why}
        </p>
      </div>
    </div>
  )
}

function Partners() {
  const { title, items } = forPartners.partners
  return (
    <Section title={title} titleClassName="md:col-span-8">
      <ul className="mt-6 md:mt-12">
        {keysOf(cloths).map((kind) => (
          <li
            key={kind}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:gap-x-6 md:grid-cols-[auto_1fr_26%] md:items-center"
          >
            <Strip kind={kind} className="row-span-2 max-md:-ml-5 md:self-stretch" />
            <h3 className="font-display text-kept max-md:pt-3 md:py-8 md:text-ledger">
              {items[kind].title}
            </h3>
            <p className="max-w-lead text-soft max-md:pb-3">{items[kind].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The line above each benefit is drawn: 24 hours, four languages, a border, a running stitch. */
function Benefits() {
  const { title, hours, languages, servers, outcomes } = forPartners.benefits
  return (
    <DrawnBenefits title={title}>
      <DrawnBenefit {...hours} line={<DayStitches />} />
      <DrawnBenefit {...languages} line={<LanguageThreads />} />
      <DrawnBenefit {...servers} line={<WovenBorder />}>
        <MoreLink to={sectionPaths.whoReads}>{servers.more}</MoreLink>
      </DrawnBenefit>
      <DrawnBenefit {...outcomes} line={<RunningStitch />} />
    </DrawnBenefits>
  )
}

function Counsellors() {
  const { title, beside, handsOn, danger, record, more } = forPartners.counsellors
  return (
    <Section
      id="counsellors"
      title={title}
      tone="tone-blue-soft"
      titleClassName="md:col-span-5"
      className="gap-y-5 pt-0 md:gap-y-12"
    >
      <div className="-mx-5 [--ground:var(--tone-blue-soft)] -order-1 md:-mx-bleed">
        <Threads state={statusOf('clinicians')} bundle="navy" />
      </div>
      <div className="md:col-span-7">
        <div className="grid max-w-measure gap-3 md:gap-4">
          <p>{beside}</p>
          {owner.handsOn ? <p>{handsOn}</p> : null}
          <p>{danger}</p>
          <p>{record}</p>
        </div>
        <MoreLink to={sectionPaths.record}>{more}</MoreLink>
      </div>
    </Section>
  )
}

/** The questions, and the report that answers them on a panel beside them. */
function Metrics() {
  const { title, items } = forPartners.metrics
  return (
    <section className="tone-plain md:grid md:grid-cols-12">
      <div className="flex flex-col px-5 py-8 md:order-1 md:py-section md:col-span-7 md:pr-bleed md:pl-margin">
        <h2 className="font-display text-h2">{title}</h2>
        <ul className="mt-4 grid flex-1 gap-3 md:mt-12 md:gap-0">
          {items.map((item) => (
            <li key={item.title} className="md:rule-t md:py-5 md:last:rule-b">
              <h3 className="font-display text-kept md:text-ledger">{item.title}</h3>
              <p className="max-w-text text-soft md:mt-1">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="tone-blue overflow-hidden py-6 pr-10 pl-5 md:col-span-5 md:py-16 md:pr-margin md:pl-bleed">
        <TotalsReport className="max-w-140 md:max-w-115" />
      </div>
    </section>
  )
}

function Close() {
  return (
    <Closing
      {...forPartners.close}
      tone="tone-yellow"
      titleClassName="md:col-span-7"
      wordsClassName="md:col-span-5 md:self-end"
    >
      <ButtonLink to={paths.contact} subject={forPartners.hero.become.subject}>
        {forPartners.close.action}
      </ButtonLink>
    </Closing>
  )
}
