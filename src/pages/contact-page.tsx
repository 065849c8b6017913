import { contact } from '#content/contact.ts'
import { responseHours } from '#src/content/facts.ts'
import { owner } from '#src/content/owner.ts'
import { ContactForm } from '#src/forms/contact-form.tsx'
import { DisabledWaitlist, SignupLink } from '#src/forms/disabled-waitlist.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { Disclosures } from '#src/sections/disclosures.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { SheetPaths } from '#src/weave/sheet.tsx'
import { Weaving } from '#src/weave/weaving.tsx'
import { DirectContact } from './contact/direct-contact.tsx'
import { Options } from './contact/options.tsx'

const [whenAvailable, dataIsSafe, replacesTherapist] = contact.questions.list

export default function ContactPage() {
  return (
    <Page {...contact.meta} path={paths.contact} heading={contact.hero.title} hero={<Message />}>
      <OtherWays />
      <Disclosures
        title={contact.questions.title}
        list={[whenAvailable, { ...dataIsSafe, claim: 'encryption' }, replacesTherapist]}
      />
      <Close />
    </Page>
  )
}

function Message() {
  const { title, lead, emergency, helplines } = contact.hero
  return (
    <section className="tone-kunyit-soft">
      <div className="page-grid items-start gap-y-3 pb-10 md:grid-rows-[auto_1fr] md:pt-6 md:pb-12">
        <div className="md:col-span-5">
          <PageTitle caption={contact.meta.title} className="max-w-title-narrow">
            {title}
          </PageTitle>
          <p className="mt-1 text-lead max-sm:leading-snug md:mt-4">{lead}</p>
          <p className="mt-1 max-w-lead font-semibold max-sm:leading-snug md:mt-3">
            <Sentence text={emergency} />
          </p>
          <ButtonLink to={sectionPaths.openToday} variant="quiet">
            {helplines}
          </ButtonLink>
          <h2 className="mb-2 font-display text-h3 md:mt-8 md:mb-4 md:text-ledger">
            {contact.form.title}
          </h2>
          <Options className="grid grid-cols-2 gap-x-3 gap-y-3 md:gap-4" />
        </div>
        <div className="md:col-span-7 md:row-span-2">
          <ContactForm />
        </div>
        <ResponseTimes className="mt-8 md:col-span-5 md:mt-6" />
      </div>
    </section>
  )
}

function OtherWays() {
  return (
    <div className="tone-kunyit-soft">
      <div className="page-grid items-start gap-y-8 pb-12 md:gap-y-12 md:pb-section">
        <div>
          <ToAPerson />
        </div>
        <DirectContact className="md:col-span-7" />
        <StayConnected className="md:col-span-4 md:col-start-9" />
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

const { times } = contact.responseTimes
const responseTimes = [
  [times.general, responseHours.general],
  [times.partnership, responseHours.partnership],
  [times.media, null],
  [times.technical, responseHours.technical],
  [times.investor, responseHours.investor],
] as const

function ResponseTimes({ className }: { className: string }) {
  const { title, within, sameDay } = contact.responseTimes
  return (
    <section className={className}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <ul className="mt-2 rule-t">
        {responseTimes.map(([what, hours]) => (
          <li
            key={what}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
          >
            <span>{what}</span>{' '}
            <span className="font-semibold">{hours ? within(hours) : sameDay}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StayConnected({ className }: { className: string }) {
  const { title, text } = contact.stayConnected
  const ours = Object.values(owner.socialLinks).filter(Boolean)
  return (
    <section className={className}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-2 rule-t pt-2.5">{text}</p>
      <p className="mt-2">
        <SignupLink />
      </p>
      {ours.map((address) => (
        <a key={address} href={address} className="mt-2 block w-fit link-underline">
          {address.replace(/^https:\/\//, '')}
        </a>
      ))}
    </section>
  )
}

function Close() {
  const { title, about, join } = contact.close
  return (
    <section className="tone-telang">
      <div className="page-grid items-start gap-y-6 py-12 md:py-section">
        <h2 className="max-w-title-narrow font-display text-h2 md:col-span-6">{title}</h2>
        <div className="grid max-w-184 gap-3 sm:flex sm:flex-wrap md:col-span-6">
          <ButtonLink to={paths.about}>{about}</ButtonLink>
          <DisabledWaitlist label={join} className="sm:contents" />
        </div>
      </div>
    </section>
  )
}
