import { contact } from '#content/contact.ts'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { ContactForm } from '#src/forms/contact/contact-form.tsx'
import { BelowTheFold } from '#src/ui/below-the-fold.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Bunga } from '#src/weave/bunga.tsx'
import { DirectContact } from './contact/direct-contact.tsx'
import { Questions } from './contact/questions.tsx'
import { ResponseTimes } from './contact/response-times.tsx'
import { StayConnected } from './contact/stay-connected.tsx'

export function ContactPage() {
  return (
    <>
      <PageMeta {...contact.meta} path={paths.contact} />
      <Hero />
      <BelowTheFold>
        <MessageAndWaiting />
        <Options />
        <Questions />
        <Close />
      </BelowTheFold>
    </>
  )
}

function Hero() {
  const { title, lead, emergency } = contact.hero
  return (
    <section className="tone-kunyit-soft">
      <div className="page-grid gap-y-12 pt-8 md:pt-14">
        <div className="md:col-span-7">
          <h1 className="max-w-[6.6em] font-display text-h1">{title}</h1>
          <p className="mt-8 max-w-lead text-lead">{lead}</p>
          <p className="mt-3 max-w-lead font-semibold">{emergency}</p>
        </div>
        <DirectContact className="self-end md:col-span-4 md:col-start-9" />
      </div>
    </section>
  )
}

function MessageAndWaiting() {
  return (
    <div className="tone-kunyit-soft">
      <div className="page-grid items-start gap-y-16 py-section">
        <section aria-labelledby="message" className="md:col-span-7">
          <h2 id="message" className="mb-8 font-display text-h2">
            {contact.form.title}
          </h2>
          <ContactForm />
        </section>
        <div className="grid gap-x-6 gap-y-16 sm:max-md:grid-cols-2 md:col-span-4 md:col-start-9">
          <ResponseTimes />
          <StayConnected />
        </div>
      </div>
    </div>
  )
}

function Options() {
  const { title, text, cards } = contact.options
  return (
    <Section title={title} titleClassName="md:col-span-8">
      <p className="mt-4 self-end text-small text-soft md:col-span-4 md:mt-0">{text}</p>
      <ul className="mt-8 border-t-[1.5px] border-ink">
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid items-baseline gap-x-6 gap-y-4 border-b-[1.5px] border-ink py-7 md:grid-cols-12"
          >
            <h3 className="font-display text-ledger md:col-span-4">{card.title}</h3>
            <p className="max-w-[29.3em] text-soft md:col-span-4">{card.text}</p>
            <div className="md:col-span-4">
              <ActionButton action={card.action} variant="quiet" size="small" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Close() {
  const { title, text, actions } = contact.close
  const [about, join] = actions
  return (
    <section aria-labelledby="close" className="tone-telang">
      <div className="page-grid items-center gap-y-14 py-section">
        <div className="md:col-span-7">
          <h2 id="close" className="max-w-[7.2em] font-display text-h2">
            {title}
          </h2>
          <p className="mt-6 max-w-lead text-lead">{text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:[&_p]:basis-full">
            <ActionButton action={about} />
            <ActionButton action={join} className="sm:contents" />
          </div>
        </div>
        {/* Whole lozenges only: the width steps by the tile. */}
        <div className="max-h-54 overflow-hidden md:col-span-5 md:max-h-none">
          <Bunga
            rows={4}
            core="fill-bandung-500"
            className="max-w-[round(down,100%,96px)] md:ml-auto text-(--thread-night)"
          />
        </div>
      </div>
    </section>
  )
}
