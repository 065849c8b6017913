import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { helplineWords } from '#content/helplines.ts'
import type { Card } from '#src/content/types.ts'
import { askAbout, ContactForm } from '#src/forms/contact-form.tsx'
import { JoinWaitlist, WaitlistButton } from '#src/forms/waitlist-button.tsx'
import { FactSheetLink } from '#src/layout/fact-sheet-link.tsx'
import { Page } from '#src/layout/page.tsx'
import { DirectContact } from '#src/pages/contact/direct-contact.tsx'
import { ResponseTimes } from '#src/pages/contact/response-times.tsx'
import { StayConnected } from '#src/pages/contact/stay-connected.tsx'
import { paths, places } from '#src/paths.ts'
import { Disclosures } from '#src/sections/disclosures.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink, Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'

export default function ContactPage() {
  return (
    <Page {...contact.meta} path={paths.contact} heading={contact.hero.title} hero={<Hero />}>
      <Message />
      <Options />
      <Disclosures {...contact.questions} />
      <Close />
    </Page>
  )
}

function Hero() {
  const { title, lead, emergency, helplines } = contact.hero
  return (
    <section className="tone-kunyit-soft">
      <div className="page-grid gap-y-8 pt-8 pb-4 md:grid-rows-[auto_1fr] md:gap-y-4 md:pt-14 md:pb-12">
        <div className="md:col-span-7">
          <PageTitle caption={contact.meta.title} className="max-w-title-narrow">
            {title}
          </PageTitle>
          <p className="mt-5 max-w-lead text-lead md:mt-8">{lead}</p>
          <p className="mt-3 max-w-lead font-semibold">{emergency}</p>
        </div>
        {/* On a phone it is before the links, so that the reply hours are in the first screen. */}
        <ResponseTimes className="md:col-span-4 md:col-start-9 md:row-span-2 md:row-start-1" />
        <p className="flex flex-wrap items-start gap-x-6 md:col-span-7">
          <ButtonLink to={places.openToday} variant="quiet">
            {helplines}
          </ButtonLink>
          <ButtonLink to={places.worried} variant="quiet">
            {helplineWords.worried}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

function Message() {
  return (
    <div className="tone-kunyit-soft">
      <div className="page-grid items-start gap-y-10 pt-8 pb-12 md:pb-section">
        <section className="md:col-span-7">
          <h2 className="mb-6 font-display text-h2 md:mb-8">{contact.form.title}</h2>
          <ContactForm />
        </section>
        <div className="grid gap-y-10 md:col-span-4 md:col-start-9">
          <DirectContact />
          <StayConnected />
          <FactSheetLink />
        </div>
      </div>
    </div>
  )
}

function Options() {
  const { title, text, cards } = contact.options
  const { waitlist, partnerships, investors, support } = cards
  return (
    <Section title={title} titleClassName="md:col-span-8" className="gap-y-2 pb-0 max-md:pt-10">
      <p className="self-end text-small text-soft md:col-span-4">{text}</p>
      <ul className="mt-4 grid gap-x-6 rule-b sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
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
    <li className="flex flex-col items-start gap-2 rule-t py-4 md:py-6">
      <h3 className="font-display text-h3">{title}</h3>
      <p className="grow text-small text-soft">{text}</p>
      {children}
    </li>
  )
}

function Enquiry({ words }: { words: { label: string; subject: string } }) {
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => askAbout(words.subject)}
      className="without-app:hidden"
    >
      {words.label}
    </Button>
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
        <div className="action-pair md:col-span-6">
          <ButtonLink to={paths.about}>{about}</ButtonLink>
          <WaitlistButton label={join} className="sm:contents" />
        </div>
      </div>
    </section>
  )
}
