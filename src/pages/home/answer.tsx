import { type ComponentProps, useId } from 'react'
import { Link } from 'react-router-dom'
import { conversations } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { classes } from '#src/ui/classes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { PhoneLink, textLink } from '#src/ui/link.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import {
  answerId,
  firstVoice,
  placeOf,
  useChosenVoice,
  useVoiceBefore,
  type VoiceId,
  voices,
} from './chosen-voice.ts'
import { WovenConversation } from './woven-conversation.tsx'

const grounds: Record<VoiceId, string> = {
  zh: '[--ground:theme(colors.pink-200)]',
  en: '[--ground:theme(colors.blue-200)]',
  ms: '[--ground:theme(colors.yellow-400)]',
  ta: '[--ground:theme(colors.green-600)]',
}

/** Where the tower has been scrolled past, nothing comes down from it. */
function skipTowerAboveWindow(head: HTMLElement | null): void {
  const answer = head?.closest('.woven-answer')
  answer?.toggleAttribute('data-in-place', answer.getBoundingClientRect().top < 0)
}

/** The conversation that a sentence of the hero leads to. */
export function WovenAnswer() {
  const noteId = useId()
  const chosen = useChosenVoice()
  const before = useVoiceBefore(chosen)
  const voice = chosen ?? firstVoice
  return (
    <section
      aria-labelledby={noteId}
      className={classes(
        'woven-answer tone-deep [--reply:theme(colors.green-300)]',
        chosen && 'comes-down',
      )}
    >
      <div
        key={chosen}
        style={{ '--order': placeOf(voice) }}
        className={`tower-weft ${grounds[voice]}`}
      />
      <WovenConversation
        clothVoices={chosen ? [chosen, before] : [chosen]}
        caption={
          // The window scrolls here, past the highlights: to the words, with the other languages above them.
          <div
            ref={skipTowerAboveWindow}
            id={answerId(voice)}
            tabIndex={-1}
            className="answer-head"
          >
            <Languages shown={voice} />
            <p id={noteId}>{conversations.note}</p>
          </div>
        }
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
        <p className="max-w-lead pb-4">
          {home.voices.now} <PhoneLink phone={helplines.befrienders.phone} className="text-lead" />
        </p>
        <BusinessLinks />
      </WovenConversation>
    </section>
  )
}

const businessLinks = {
  partners: paths.forPartners,
  investors: paths.forInvestors,
  press: sectionPaths.press,
} as const

function BusinessLinks() {
  return (
    <ul className="flex flex-wrap gap-x-5 pb-6 text-small md:gap-x-8 md:pt-6 md:pb-16">
      {keysOf(businessLinks).map((id) => (
        <li key={id}>
          <Link
            to={businessLinks[id]}
            className={`${textLink} link-underline wrap-anywhere text-soft`}
          >
            {home.business[id]}
          </Link>
        </li>
      ))}
    </ul>
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
