import { forPartners } from '#content/for-partners.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { TotalsReport } from '#src/product/totals-report.tsx'
import { Closing } from '#src/sections/closing.tsx'
import { Actions, HeroLayout, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Benefits } from './for-partners/benefits.tsx'
import { Counsellors } from './for-partners/counsellors.tsx'
import { Diligence } from './for-partners/diligence.tsx'
import { GroupSize } from './for-partners/group-size.tsx'
import { HangingCloths } from './for-partners/hanging-cloths.tsx'
import { Management, PrintOnePage } from './for-partners/management.tsx'
import { Models } from './for-partners/models.tsx'
import { Partners } from './for-partners/partners.tsx'
import { Pilot } from './for-partners/pilot.tsx'

export default function ForPartnersPage() {
  return (
    <Page
      {...forPartners.meta}
      path={paths.forPartners}
      heading={forPartners.hero.title}
      hero={<Hero />}
    >
      <Why />
      <Metrics />
      <Benefits />
      <Partners />
      <Counsellors />
      <Tepi isDeferred size={32} className="text-(--thread-night)" />
      <Diligence />
      <Pilot />
      <Models />
      <Management />
      <Close />
    </Page>
  )
}

function Hero() {
  const { caption, title, lead, start, become, research } = forPartners.hero
  return (
    <HeroLayout layout="beside" className="lg:[--first:7]">
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
          <PrintOnePage />
          <p className="col-span-2 max-w-none basis-full font-medium sm:mt-2">{start}</p>
        </Actions>
      </div>
      <HangingCloths className="hero-picture" />
    </HeroLayout>
  )
}

/** What a partner is promised, as large as the page. */
function Why() {
  const { people, promise } = forPartners.why
  return (
    <section className="tone-deep">
      <div className="page-grid gap-y-5 py-8 sm:gap-y-12 md:py-18">
        <p className="text-lead md:col-span-7 lg:col-span-5">{people}</p>
        <p className="promise max-w-none font-display text-balance">{promise}</p>
      </div>
    </section>
  )
}

/** The report, and below it the questions that it answers. */
function Metrics() {
  const { title, items } = forPartners.metrics
  return (
    <section className="tone-blue">
      <div className="page-grid gap-y-6 py-8 md:gap-y-8 md:py-14">
        <div className="contents *:col-span-full">
          <h2 className="font-display text-h2">{title}</h2>
          <ul className="order-last grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            {items.map((item) => (
              <li key={item.title} className="sm:rule-t sm:pt-4">
                <h3 className="font-display text-kept md:text-h3">{item.title}</h3>
                <p className="max-w-text text-soft md:mt-2">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <TotalsReport className="-mx-5 sm:mx-0 sm:pr-4">
          <GroupSize />
        </TotalsReport>
      </div>
    </section>
  )
}

function Close() {
  return (
    <Closing
      {...forPartners.close}
      tone="tone-deep"
      className="md:py-22"
      titleClassName="md:col-span-7"
      wordsClassName="md:col-span-5 md:self-end"
    >
      <ButtonLink to={paths.contact} subject={forPartners.hero.become.subject}>
        {forPartners.close.action}
      </ButtonLink>
    </Closing>
  )
}
