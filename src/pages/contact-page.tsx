import { contact } from '#content/contact.ts'
import { site } from '#content/site.ts'
import { formRetention, profiles, responseHours } from '#src/content/facts.ts'
import { DisabledWaitlist } from '#src/forms/disabled-waitlist.tsx'
import { ContactForm } from '#src/forms/contact-form.tsx'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { Disclosures } from '#src/sections/disclosures.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { SheetPaths } from '#src/weave/sheet.tsx'
import { HoursAsStitches, DurationInMonths, RunningStitch } from '#src/weave/durations.tsx'
import { Weaving } from '#src/weave/weaving.tsx'
import { DirectContact } from './contact/direct-contact.tsx'
import { slowestResponse, Topics } from './contact/topics.tsx'

export default function ContactPage() {
  return (
    <Page {...contact.meta} path={paths.contact} heading={contact.hero.title} hero={<Hero />}>
      <Message />
      <Disclosures {...contact.questions} />
      <Close />
    </Page>
  )
}

function Hero() {
  const { title, lead, emergency, helplines } = contact.hero
  return (
    <section className="tone-kunyit-soft">
      <div className="page-grid gap-y-1 pb-6 md:pt-9 md:pb-8">
        <div className="md:col-span-5">
          <PageTitle caption={contact.meta.title} className="max-w-title-narrow">
            {title}
          </PageTitle>
          <p className="mt-1.5 max-w-[25em] text-lead max-sm:max-w-[19.5rem] max-sm:leading-snug md:mt-5">
            {lead}
          </p>
          <p className="mt-2 max-w-lead font-semibold max-sm:leading-snug md:mt-4">
            <Sentence text={emergency} />
          </p>
          <ButtonLink to={sectionPaths.openToday} variant="quiet">
            {helplines}
          </ButtonLink>
        </div>
        <Topics className="md:col-span-7 md:col-start-6 md:mt-2 md:w-full md:max-w-168 md:justify-self-end" />
      </div>
    </section>
  )
}

function Message() {
  return (
    <div className="tone-kunyit-soft">
      <div className="page-grid items-start gap-y-8 pt-8 pb-12 md:gap-y-10 md:pb-section">
        <section className="md:col-span-7">
          <h2 className="font-display text-h2">{contact.form.title}</h2>
          <div className="my-5 md:my-8">
            <ToAPerson />
          </div>
          <ContactForm />
        </section>
        <RetentionNote />
        <div className="grid gap-y-10 md:col-span-4 md:col-start-9 md:row-start-1">
          <DirectContact />
          <ResponseTimes />
          <div>
            <StayConnected />
            <p className="mt-2 text-small">
              <MoreLink to={sectionPaths.factSheet}>{site.factSheet}</MoreLink>
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}

/** A letter's threads lead to a person, and the answer's threads lead back. */
function ToAPerson() {
  return (
    <Weaving width="100%" height="72">
      {() => (
        <>
          <ParallelThreads y={10} className="fill-(--thread-night)" />
          <ParallelThreads y={40} className="fill-bandung-500" />
          <SheetPaths picture="letter" />
          <svg x="100%" overflow="visible">
            <g transform="translate(-96)">
              <SheetPaths picture="profile" />
            </g>
          </svg>
        </>
      )}
    </Weaving>
  )
}

function ParallelThreads({ y, className }: { y: number; className: string }) {
  return (
    <g className={className}>
      {[0, 8, 16].map((row) => (
        <rect key={row} y={y + row} width="100%" height="6" />
      ))}
    </g>
  )
}

function RetentionNote() {
  const { text, legend } = contact.keeping
  const months = formRetention.messageMonths
  return (
    <div className="grid gap-4 rule-t pt-6 md:mt-14 md:grid-cols-12 md:gap-6 md:pt-10">
      <p className="font-display text-h3 md:col-span-4">{text}</p>
      <div className="md:col-span-7 md:col-start-6 md:w-full md:max-w-168 md:justify-self-end">
        <DurationInMonths least={months} most={months} total={months} />
        <p className="mt-2 text-small">{legend}</p>
      </div>
    </div>
  )
}

const { times } = contact.responseTimes
const responseTimes = [
  [times.general, responseHours.general],
  [times.partnership, responseHours.partnership],
  [times.media, null],
  [times.technical, responseHours.technical],
  [times.investor, responseHours.investor],
] as const

function ResponseTimes() {
  const { title, text, within, sameDay } = contact.responseTimes
  return (
    <section>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-1 text-small">{text}</p>
      <ul className="mt-2 rule-t text-small">
        {responseTimes.map(([what, hours]) => (
          <li key={what} className="border-b border-line pt-2 pb-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{what}</span>{' '}
              <span className="font-semibold">{hours ? within(hours) : sameDay}</span>
            </p>
            {hours ? (
              <HoursAsStitches hours={hours} total={slowestResponse} />
            ) : (
              <RunningStitch className="max-w-32" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** While there is no profile, a sentence says so. */
function StayConnected() {
  const { title, none } = contact.stayConnected
  const ours = keysOf(profiles).flatMap((network) => profiles[network] ?? [])
  return (
    <section>
      <h2 className="text-h4 font-semibold">{title}</h2>
      {ours.length === 0 ? <p className="mt-1 text-small">{none}</p> : null}
      {ours.map((address) => (
        <a key={address} href={address} className="mt-2 block w-fit text-small link-underline">
          {address.replace(/^https:\/\//, '')}
        </a>
      ))}
    </section>
  )
}

function Close() {
  const { title, text, about, join } = contact.close
  return (
    <section className="tone-telang">
      <div className="page-grid items-end gap-y-6 py-12 md:py-section">
        <div className="md:col-span-6">
          <h2 className="max-w-title-narrow font-display text-h2">{title}</h2>
          <p className="mt-4 max-w-lead text-lead">{text}</p>
        </div>
        <div className="grid max-w-184 gap-3 sm:flex sm:flex-wrap md:col-span-6">
          <ButtonLink to={paths.about}>{about}</ButtonLink>
          <DisabledWaitlist label={join} className="sm:contents" />
        </div>
      </div>
    </section>
  )
}
