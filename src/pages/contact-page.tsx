import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { helplineWords } from '#content/helplines.ts'
import type { Card } from '#src/content/types.ts'
import { Page } from '#src/layout/page.tsx'
import { ContactForm } from '#src/forms/contact/contact-form.tsx'
import { EnquiryButton } from '#src/forms/contact/enquiry-button.tsx'
import { JoinWaitlist, WaitlistButton } from '#src/forms/waitlist/waitlist-button.tsx'
import { paths, places } from '#src/paths.ts'
import { Disclosures } from '#src/sections/disclosures.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { Bunga } from '#src/weave/bunga.tsx'
import { DirectContact } from './contact/direct-contact.tsx'
import { ResponseTimes } from './contact/response-times.tsx'
import { StayConnected } from './contact/stay-connected.tsx'

export default function ContactPage() {
  return (
    <Page {...contact.meta} path={paths.contact} heading={contact.hero.title} hero={<Hero />}>
      <Options />
      <MessageAndWaiting />
      <Disclosures {...contact.questions} />
      <Close />
    </Page>
  )
}

function Hero() {
  const { title, lead, emergency, helplines } = contact.hero
  return (
    <section className="tone-kunyit-soft">
      <div className="page-grid gap-y-12 pt-8 pb-16 md:pt-14 md:pb-20">
        <div className="sm:max-md:col-span-2 sm:max-md:pr-8 md:col-span-7">
          <h1 className="max-w-title-narrow font-display text-h1">{title}</h1>
          <p className="mt-8 max-w-lead text-lead">{lead}</p>
          <p className="mt-3 max-w-lead font-semibold">{emergency}</p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            <ButtonLink to={places.openToday} variant="quiet">
              {helplines}
            </ButtonLink>
            <ButtonLink to={places.worried} variant="quiet">
              {helplineWords.worried}
            </ButtonLink>
          </p>
        </div>
        <DirectContact className="sm:max-md:col-span-2 md:col-span-4 md:col-start-9" />
      </div>
    </section>
  )
}

function MessageAndWaiting() {
  return (
    <div className="tone-kunyit-soft">
      <div className="page-grid items-start gap-y-16 py-section">
        <section className="md:col-span-7">
          <h2 className="mb-8 font-display text-h2">{contact.form.title}</h2>
          <ContactForm />
        </section>
        <div className="grid gap-y-16 md:col-span-4 md:col-start-9">
          <ResponseTimes />
          <StayConnected />
        </div>
      </div>
    </div>
  )
}

function Options() {
  const { title, text, cards } = contact.options
  const { waitlist, partnerships, investors, support } = cards
  return (
    <Section title={title} titleClassName="md:col-span-8">
      <p className="mt-4 self-end text-small text-soft md:col-span-4 md:mt-0">{text}</p>
      <ul className="mt-8 rule-t">
        <Option {...waitlist}>
          <JoinWaitlist />
        </Option>
        <Option {...partnerships}>
          <Enquiry words={partnerships.action} />
        </Option>
        <Option {...investors}>
          <Enquiry words={investors.action} />
        </Option>
        <Option {...support}>
          <Enquiry words={support.action} />
        </Option>
      </ul>
    </Section>
  )
}

function Option({ title, text, children }: Card & { children: ReactNode }) {
  return (
    <li className="grid items-baseline gap-x-6 gap-y-4 rule-b py-7 sm:grid-cols-[2fr_3fr] lg:grid-cols-3">
      <h3 className="font-display text-ledger">{title}</h3>
      <p className="max-w-brief text-soft">{text}</p>
      <div className="sm:max-lg:col-start-2">{children}</div>
    </li>
  )
}

function Enquiry({ words }: { words: { label: string; subject: string } }) {
  return <EnquiryButton words={words} variant="quiet" size="small" />
}

function Close() {
  const { title, text, about, join } = contact.close
  return (
    <section className="tone-telang">
      <div className="page-grid items-center gap-y-14 py-section">
        <div className="md:col-span-7 xl:col-span-6">
          <h2 className="max-w-title-narrow font-display text-h2">{title}</h2>
          <p className="mt-6 max-w-lead text-lead">{text}</p>
          <div className="mt-8 action-pair">
            <ButtonLink to={paths.about}>{about}</ButtonLink>
            <WaitlistButton label={join} className="sm:contents" />
          </div>
        </div>
        {/* One lozenge for each of the team. */}
        <div className="md:col-span-5 xl:col-span-6">
          <Bunga
            columns={7}
            rows={1}
            core="fill-bandung-500"
            className="h-auto w-84 max-w-full text-(--thread-night) md:ml-auto xl:w-140"
          />
        </div>
      </div>
    </section>
  )
}
