import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '#src/breakpoints.ts'
import { forUsers } from '#content/for-users.ts'
import { language } from '#content/language.ts'
import { malayPhrases, situationWords } from '#content/situations.ts'
import { helplineWords } from '#content/helplines.ts'
import { type Helpline, type HelplineId, helplines } from '#src/content/facts/helplines.ts'
import { openCare } from '#src/content/facts/help-sources.ts'
import {
  type PlaceId,
  type Situation,
  type SituationId,
  situations,
} from '#src/content/facts/situations.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { inMalay } from '#src/content/quoted/in-malay.ts'
import { keysOf } from '#src/keys-of.ts'
import { sectionPaths } from '#src/paths.ts'
import { HelplineList } from '#src/sections/helplines.tsx'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { textLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken, Value } from '#src/ui/unbroken.tsx'
import { MalayPhrase } from './malay-phrase.tsx'
import { MessageToSend } from './message-to-send.tsx'

export function Situations() {
  const { title, text, busy } = situationWords
  return (
    <Section
      title={title}
      tone="tone-deep"
      titleClassName="md:col-span-5 lg:col-span-4"
      className="gap-y-4 pt-2 md:gap-y-5 md:pt-2 md:pb-16"
    >
      <div className="grid gap-y-2 md:col-span-7 md:pl-10.5 lg:col-span-8">
        <p className="max-w-text">{[text, busy].join(punctuation.afterSentence)}</p>
        <AskFor />
      </div>
      <div ref={oneAtATime} className="situations rule-b">
        {keysOf(situations).map((id) => (
          <SituationRow key={id} id={id} />
        ))}
      </div>
    </Section>
  )
}

/** Whoever reads Malay need not ask for another language. */
function AskFor() {
  const said = inMalay.askFor[language]
  const { askFor } = malayPhrases
  return said && askFor ? <MalayPhrase said={said} {...askFor} /> : null
}

/** In a wide window exactly one situation is open; on a phone, any number. */
function oneAtATime(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const wide = window.matchMedia(`(min-width: ${screens.md})`)
  const choose = () => {
    const all = [...list.querySelectorAll('details')]
    const shown = all.find((one) => one.querySelector(':target')) ?? all.find((one) => one.open)
    for (const one of all) {
      if (wide.matches && shown) one.open = one === shown
      one.name = wide.matches ? 'situation' : ''
    }
  }
  choose()
  // In a wide window the help has no box until now, so that the browser could not go to it.
  if (window.scrollY === 0) list.querySelector(':target')?.scrollIntoView()
  const leaving = new AbortController()
  wide.addEventListener('change', choose, { signal: leaving.signal })
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const summary = target instanceof Element ? target.closest('.situations > * > summary') : null
    const help = summary?.nextElementSibling
    if (!wide.matches || !help) return
    // Beside the list, the place of the help is never empty.
    if (help.parentElement?.matches('[open]')) event.preventDefault()
    else requestAnimationFrame(() => showFromItsBeginning(help))
  }
  list.addEventListener('click', onClick, { signal: leaving.signal })
  return () => leaving.abort()
}

/** The help begins where the list does, which may have left the window. */
function showFromItsBeginning(help: Element): void {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  if (help.getBoundingClientRect().top < header) help.scrollIntoView()
}

function SituationRow({ id }: { id: SituationId }) {
  const { title, text } = situationWords.situations[id]
  const { startsOpen = false } = situations[id]
  return (
    <Disclosure title={title} startsOpen={startsOpen} className="py-3">
      {/* The anchor is inside, because browsers open the details around a target. */}
      <div id={id} className="grid scroll-mt-20 gap-y-3 pb-4 md:scroll-mt-0">
        <p className="max-w-measure max-sm:leading-normal md:text-lead">
          <Sentence text={text} />
        </p>
        {id === 'danger' ? (
          <MalayPhrase said={inMalay.ambulance} {...malayPhrases.ambulance} />
        ) : null}
        {id === 'treatment'
          ? Object.values(situationWords.treatment).map((line) => (
              <p key={line} className="max-w-measure">
                {line}
              </p>
            ))
          : null}
        {id === 'silence' ? <WaysWithoutSpeaking /> : <WaysToHelp {...situations[id]} />}
      </div>
    </Disclosure>
  )
}

/** A helpline that can be called and written to has both in one place. */
function WaysToHelp(props: Situation) {
  const { call = [], explained = [], write = [], places = [], withoutSpeaking = false } = props
  return (
    <ul className="ways grid gap-x-6 gap-y-2 sm:max-md:grid-cols-2 sm:grid-rows-[auto_1fr]">
      {call.map((line) => {
        const known = explained.find((one) => one === line)
        const isWrittenTo = write.includes(line)
        return (
          // What leads on from 999 stands below it, beside the next helpline.
          <li key={line} className={isWrittenTo ? 'sm:row-span-2' : undefined}>
            <HelplineList lines={[line]} />
            {isWrittenTo ? <OtherChannels id={line} /> : null}
            {known ? <p className="max-w-lead py-1">{situationWords.about[known]}</p> : null}
          </li>
        )
      })}
      {write
        .filter((line) => !call.includes(line))
        .map((line) => (
          <li key={line}>
            <h4 className="font-semibold">{helplineWords.lines[line].name}</h4>
            <OtherChannels id={line} />
          </li>
        ))}
      {places.map((place) => (
        <Place key={place} id={place} />
      ))}
      {withoutSpeaking ? (
        <li className="grid content-start justify-items-start">
          <a href="#silence" className={`${textLink} link-underline`}>
            {situationWords.situations.silence.title}
          </a>
          <Link to={sectionPaths.leaving} className={`${textLink} link-underline`}>
            {forUsers.helplines.checked}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

/** The fastest way is first. */
function WaysWithoutSpeaking() {
  const { call = [], write = [], places = [] }: Situation = situations.silence
  const words = situationWords.silence
  return (
    <ol className="without-speaking grid list-decimal gap-y-5 pl-6 marker:font-semibold">
      <li>
        <p className="max-w-measure pb-2">{words.call}</p>
        <WaysToHelp call={call} />
      </li>
      <li>
        <WaysToHelp places={places} />
      </li>
      <li>
        <p className="max-w-measure">{words.send}</p>
        <MessageToSend />
      </li>
      <li className="max-w-measure">{words.go}</li>
      <li>
        <p className="max-w-measure pb-2">{words.write}</p>
        <WaysToHelp write={write} />
      </li>
    </ol>
  )
}

function OtherChannels({ id }: { id: HelplineId }) {
  const { mail, whatsapp }: Helpline = helplines[id]
  const { channels } = situationWords
  return (
    <>
      {mail ? <Channel name={channels.mail} href={`mailto:${mail}`} text={mail} /> : null}
      {whatsapp ? (
        <Channel
          name={channels.whatsapp}
          href={`https://wa.me/${whatsapp.dial}`}
          text={whatsapp.text}
        />
      ) : null}
    </>
  )
}

function Channel({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <p>
      {name}{' '}
      <OutsideLink href={href}>
        <Value>{text}</Value>
      </OutsideLink>
    </p>
  )
}

function Place({ id }: { id: PlaceId }) {
  const { name, text } = situationWords.places[id]
  return (
    <li className="place">
      <h4 className="font-semibold">
        {id === 'mentari' ? <OutsideLink href={openCare.mentari.site}>{name}</OutsideLink> : name}
      </h4>
      <p className="max-w-lead">{unbroken(text)}</p>
    </li>
  )
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer" className="tap-area link-underline">
      {children}
    </a>
  )
}
