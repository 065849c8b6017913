import { type ComponentProps, type RefCallback, useCallback, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { conversations } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { languageNames } from '#content/language-names.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { paths } from '#src/paths.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { classes } from '#src/ui/classes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { PhoneLink } from '#src/ui/link.tsx'
import { useHydrated, useOnceHydrated } from '#src/ui/hydrated.ts'
import { voiceShootDraft } from '#src/weave/shoots/shoot.tsx'
import { WovenConversation } from './woven-conversation.tsx'

declare module 'react' {
  interface CSSProperties {
    /** The place of a voice, 0 on the left. */
    '--order'?: number
    /** Rows of the tallest shoot in wider windows. */
    '--tallest'?: number
  }
}

export type VoiceId = keyof typeof heroVoices

/** From the smallest shoot on the left to the tallest, which says it in the language of the page. */
const fromTheLeft: Record<VoiceId, readonly VoiceId[]> = {
  en: ['zh', 'en', 'ms', 'ta'],
  ms: ['zh', 'en', 'ta', 'ms'],
  zh: ['ms', 'en', 'ta', 'zh'],
  ta: ['zh', 'en', 'ms', 'ta'],
}

/** The voices as they are read: the page's own language first, where it is not English. */
export const voices: readonly VoiceId[] =
  language === 'en'
    ? fromTheLeft.en
    : [language, ...fromTheLeft[language].filter((voice) => voice !== language)]

/** Returns the place of a voice, 0 on the left. */
export function placeOf(voice: VoiceId): number {
  return fromTheLeft[language].indexOf(voice)
}

const grounds: Record<VoiceId, string> = {
  zh: '[--ground:theme(colors.pink-200)]',
  en: '[--ground:theme(colors.blue-200)]',
  ms: '[--ground:theme(colors.yellow-400)]',
  ta: '[--ground:theme(colors.green-600)]',
}

export function answerId(voice: VoiceId): string {
  return `answer-${voice}`
}

/** Shows until a sentence is chosen. */
export const firstVoice: VoiceId = language === 'en' ? 'ms' : language

/** Returns the voice that the address names. The prerendered page knows no fragment. */
export function useChosenVoice(): VoiceId | undefined {
  const { hash } = useLocation()
  const chosen = voices.find((voice) => hash === `#${answerId(voice)}`)
  return useOnceHydrated(chosen, undefined)
}

/** Tells each part after how many rows of the first turn's cloth it begins, and how many rows high it is. */
function countRows(answer: HTMLElement): void {
  const row = Number.parseFloat(getComputedStyle(answer).getPropertyValue('--row'))
  const { top, bottom } = answer.getBoundingClientRect()
  const start = answer.querySelector('.woven-turn')?.getBoundingClientRect().top ?? top
  answer.style.setProperty('--all-rows', `${Math.ceil((bottom - start) / row)}`)
  // Where the tower has been scrolled past, nothing comes down from it.
  if (top < 0) answer.style.setProperty('--from-tower', '0ms')
  const parts = answer.querySelectorAll<HTMLElement>(
    '.woven-turn, .woven-part > *, .woven-words > *, .cloth-before > *',
  )
  const boxes = Array.from(parts, (part) => part.getBoundingClientRect())
  for (const [index, part] of parts.entries()) {
    const box = boxes[index]
    if (!box) continue
    part.style.setProperty('--at', `${Math.max(0, Math.round((box.top - start) / row))}`)
    part.style.setProperty('--rows', `${Math.ceil(box.height / row)}`)
  }
}

/** Copies the cloth of a conversation as it lies. */
function copyOfCloth(answer: HTMLElement): HTMLElement {
  const copy = document.createElement('div')
  copy.className = 'cloth-before'
  copy.setAttribute('aria-hidden', 'true')
  const { left, top } = answer.getBoundingClientRect()
  for (const cloth of answer.querySelectorAll('.turn-cloth')) {
    const part = cloth.querySelector('svg')?.cloneNode(true)
    if (!(part instanceof SVGElement)) continue
    const box = cloth.getBoundingClientRect()
    part.style.left = `${box.left - left}px`
    part.style.top = `${box.top - top}px`
    part.style.width = `${box.width}px`
    part.style.height = `${box.height}px`
    copy.append(part)
  }
  return copy
}

/**
 * A ref for the conversation that shows. A chosen one is woven over the cloth of the one before, which lies
 * there until then, so that the place is never empty.
 */
function useWovenOver(isChosen: boolean): RefCallback<HTMLElement> {
  const before = useRef<HTMLElement>(null)
  return useCallback(
    (answer) => {
      if (!answer) return undefined
      const cloth = isChosen ? before.current : null
      if (cloth) answer.append(cloth)
      if (isChosen) countRows(answer)
      return () => {
        cloth?.remove()
        before.current = copyOfCloth(answer)
      }
    },
    [isChosen],
  )
}

/** The conversation that a sentence of the hero leads to. */
export function WovenAnswer() {
  const noteId = useId()
  const chosen = useChosenVoice()
  const voice = chosen ?? firstVoice
  const place = placeOf(voice)
  return (
    <section
      key={voice}
      ref={useWovenOver(chosen !== undefined)}
      aria-labelledby={noteId}
      style={{ '--order': place }}
      className={classes(
        'woven-answer tone-deep [--reply:theme(colors.green-300)]',
        chosen && 'comes-down',
        grounds[voice],
      )}
    >
      <WovenConversation
        voice={voice}
        caption={
          // The window scrolls here, past the highlights: to the words, with the other languages above them.
          <div id={answerId(voice)} tabIndex={-1} className="answer-head">
            <Languages shown={voice} />
            <p id={noteId}>{conversations.note}</p>
          </div>
        }
        tower={voiceShootDraft(place)}
      >
        <p className="max-w-lead pt-3 text-lead max-sm:text-lead-phone md:pt-12">
          {home.voices.ends}
        </p>
        <p className="py-3 md:pt-6 md:pb-4">
          <ButtonLink to={readOn(voice)} className="bg-yellow-400 text-blue-900">
            <span>
              {`${home.voices.more} `}
              <span className="sr-only">({languageNames[heroVoices[voice].lang]})</span>
            </span>
          </ButtonLink>
        </p>
        <p className="max-w-lead pb-4 md:pb-20">
          {home.voices.now} <PhoneLink phone={helplines.befrienders.phone} className="text-lead" />
        </p>
      </WovenConversation>
    </section>
  )
}

function Languages({ shown }: { shown: VoiceId }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 md:gap-x-6 md:text-body print:hidden">
      {voices.map((voice) => {
        const { lang } = heroVoices[voice]
        return (
          <li key={voice}>
            <VoiceLink
              voice={voice}
              aria-current={voice === shown}
              className={`answer-language ${languageClasses[lang]}`}
            >
              {languageNames[lang]}
            </VoiceLink>
          </li>
        )
      })}
    </ul>
  )
}

type VoiceLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { voice: VoiceId }

/** Brings the conversation down below the hero, or leads to the one on /how-it-works while scripts are missing. */
export function VoiceLink({ voice, ...linkProps }: VoiceLinkProps) {
  const isHydrated = useHydrated()
  return <Link to={isHydrated ? { hash: answerId(voice) } : readOn(voice)} {...linkProps} />
}

/** Where a conversation stands in full. */
export function readOn(voice: VoiceId) {
  return `${paths.howItWorks}#voice-${voice}` as const
}
