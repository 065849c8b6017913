import { type SyntheticEvent, useContext, useState } from 'react'
import { Link } from 'react-router-dom'
import { contact } from '#content/contact.ts'
import { callInDanger, helplineWords, listeners } from '#content/helplines.ts'
import { ownersWords } from '#content/owners-words.ts'
import { kindOf } from '#shared/message-kinds.ts'
import { owner } from '#src/content/owner.ts'
import { ContactForm, prefillSubject } from '#src/forms/contact-form.tsx'
import { SignUpButton, WaitlistLink } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { keysOf } from '#src/keys-of.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { MessageInDanger } from '#src/product/in-danger.tsx'
import { Disclosures } from '#src/sections/disclosures.tsx'
import { Closing } from '#src/sections/closing.tsx'
import { HeroTone } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import type { ShootPalette } from '#src/weave/shoots/shoot-draft.ts'
import { ShootGround, TopicShoot } from '#src/weave/shoots/topic-shoot.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { DirectContact } from './contact/direct-contact.tsx'
import { LetterRows, wordLengths } from './contact/letter-cloth.tsx'
import { Options } from './contact/options.tsx'
import { ResponseTimes } from './contact/response-times.tsx'

export default function ContactPage() {
  return (
    <Page
      {...contact.meta}
      path={paths.contact}
      heading={contact.hero.title}
      hero={<Message />}
      next="tone-yellow-soft"
    >
      <OtherWays />
      <Questions />
      <Close />
    </Page>
  )
}

const { partnerships, investors, support } = contact.options

/** The option that a subject belongs to, and the colours of its shoot; the other kinds are General Support. */
function optionFor(subject: string): { chosen: string; palette: ShootPalette } {
  const kind = kindOf(subject)
  if (kind === 'partnership') return { chosen: partnerships.subject, palette: 'navy' }
  if (kind === 'investor') return { chosen: investors.subject, palette: 'pink' }
  return { chosen: support.subject, palette: 'yellow' }
}

/**
 * The form, with the shoot of the option that the subject belongs to: on a phone beside the title, in a wide
 * window below the words, before bare warp. Each word of the message weaves a row of cloth there. A phone has a shorter lead in the form, so that the first fields stand in the first screen.
 */
function Message() {
  const { title, lead, emergency } = contact.hero
  const [subject, setSubject] = useState('')
  const [letter, setLetter] = useState('')
  const { chosen, palette } = optionFor(subject)
  function handleChange({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && target.name === 'subject') setSubject(target.value)
    if (target instanceof HTMLTextAreaElement) setLetter(wordLengths(target.value))
  }
  return (
    <section className={`${useContext(HeroTone)} contact-start`}>
      <PageTitle
        caption={contact.meta.title}
        isLong
        className="self-start pt-(--before-title) pb-4 *:max-sm:sr-only md:max-w-title-narrow md:pb-0"
      >
        {title}
      </PageTitle>
      <div className="contact-shoot">
        <div>
          <TopicShoot
            palette={palette}
            className="max-md:h-22 max-md:w-auto mx-auto max-md:max-w-full"
          />
          <div className="max-md:hidden">
            <ShootGround />
            <LetterRows lengths={letter} palette={palette} className="letter-behind" />
          </div>
        </div>
      </div>
      <p className="contact-lead max-w-none pt-(--before-lead) text-lead max-md:hidden">{lead}</p>
      <p className="max-w-none py-1.5 font-semibold max-sm:leading-snug max-md:rule-t md:pt-3 md:pb-2">
        <Sentence text={emergency} />{' '}
        <Link
          to={sectionPaths.openToday}
          className="tap-area link-underline whitespace-nowrap hover:decoration-dashed"
        >
          {helplineWords.helpNow}
        </Link>
      </p>
      <div
        className="tone-surface pt-2 pb-6 md:pt-6 md:pb-8 print:hidden"
        onChange={handleChange}
        onReset={() => {
          setSubject('')
          setLetter('')
        }}
      >
        <h2 className="text-h4 font-semibold md:mb-2">{contact.form.title}</h2>
        <p className="mt-3 mb-2 leading-snug md:hidden">{contact.form.about}</p>
        <Options
          chosen={chosen}
          onChoose={(topic) => {
            prefillSubject(topic)
            setSubject(topic)
          }}
        />
        <ContactForm
          onSubject={setSubject}
          belowMessage={
            <>
              <MessageInDanger />
              <span className="letter-strip">
                <LetterRows lengths={letter} palette={palette} last={6} className="h-full" />
              </span>
            </>
          }
          sent={<Sooner />}
        />
      </div>
    </section>
  )
}

/** A message may have been a call for help, and is answered a day later. */
function Sooner() {
  return (
    <p className="mt-2">
      {listeners.ask} <Sentence text={listeners.text} /> <Sentence text={callInDanger} />
    </p>
  )
}

function OtherWays() {
  return (
    <div className="tone-yellow-soft">
      <Tepi size={32} className="text-(--thread-night) md:hidden" />
      <div className="page-grid items-start gap-y-6 py-8 md:py-16">
        <ResponseTimes className="md:col-span-12" />
        <DirectContact className="md:col-span-8 lg:col-span-9" />
        <StayConnected className="md:col-span-4 lg:col-span-3" />
      </div>
      <Tepi size={32} className="text-(--thread-night) md:hidden" />
    </div>
  )
}

function StayConnected({ className }: { className: string }) {
  const { title } = contact.stayConnected
  const ours = keysOf(owner.socialLinks).filter((network) => owner.socialLinks[network] !== '')
  return (
    <section className={classes(className, ours.length === 0 && 'print:hidden')}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-2 max-w-none rule-t pt-2.5">
        <WaitlistLink />
      </p>
      {ours.map((network) => (
        <a
          key={network}
          href={owner.socialLinks[network]}
          className="mt-2 block w-fit link-underline"
        >
          {network}
        </a>
      ))}
    </section>
  )
}

function Questions() {
  const { title, list, opening } = contact.questions
  const [available, ...others] = list
  const { opening: when } = ownersWords
  const answer = when ? [...available.answer, opening(when)] : available.answer
  return <Disclosures title={title} list={[{ ...available, answer }, ...others]} />
}

function Close() {
  const { title, about, join } = contact.close
  return (
    <Closing
      title={title}
      tone="tone-blue"
      className="items-center max-md:gap-y-4"
      titleClassName="max-w-title-narrow md:col-span-4"
      wordsClassName="md:col-span-8"
    >
      <div className="grid grid-cols-2 items-start gap-3 sm:contents">
        <ButtonLink to={paths.about}>{about}</ButtonLink>
        <SignUpButton label={join} />
      </div>
    </Closing>
  )
}
