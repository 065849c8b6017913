import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { conversations } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { WovenConversation } from '#src/product/woven-conversation.tsx'
import { classes } from '#src/ui/classes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'

export type VoiceId = keyof typeof heroVoices

/** The place of each voice, from left to right. */
export const voiceOrder: Record<VoiceId, string> = {
  zh: '[--order:0]',
  en: '[--order:1]',
  ms: '[--order:2]',
  ta: '[--order:3]',
}

/** The rows of each shoot (weave/shoots/shoot.tsx), and the ground of its cloth. */
const shoots: Record<VoiceId, string> = {
  zh: '[--high:19] md:[--high:36] [--ground:theme(colors.pink-200)]',
  en: '[--high:35] md:[--high:52] [--ground:theme(colors.blue-200)]',
  ms: '[--high:49] md:[--high:67] [--ground:theme(colors.yellow-400)]',
  ta: '[--high:63] md:[--high:83] [--ground:theme(colors.blue-700)]',
}

const openingTurns = 4

export function answerId(voice: VoiceId): string {
  return `answer-${voice}`
}

/** Shows until a sentence is chosen. */
export const firstVoice: VoiceId = 'ms'

/** Returns the voice that the address names. The prerendered page knows no fragment. */
export function useChosenVoice(): VoiceId | undefined {
  const isHydrated = useHydrated()
  const { hash } = useLocation()
  return keysOf(voiceOrder).find((voice) => isHydrated && hash === `#${answerId(voice)}`)
}

/** The conversation that a sentence of the hero leads to. */
export function WovenAnswer() {
  const noteId = useId()
  const chosen = useChosenVoice()
  const voice = chosen ?? firstVoice
  return (
    <section
      key={voice}
      id={answerId(voice)}
      tabIndex={-1}
      aria-labelledby={noteId}
      className={classes(
        'woven-answer tone-deep [--reply:theme(colors.green-300)]',
        chosen && 'comes-down',
        voiceOrder[voice],
        shoots[voice],
      )}
    >
      <WovenConversation
        conversation={voice}
        turns={openingTurns}
        caption={
          <p>
            {home.voices.hint + punctuation.afterSentence}
            <span id={noteId}>{conversations.note}</span>
          </p>
        }
        isOpening
      >
        <p className="pt-6 pb-8 md:pt-14 md:pb-20">
          <ButtonLink to={readOn(voice)} className="bg-yellow-400 text-blue-900">
            <span>
              {`${home.voices.more} `}
              <span className="sr-only">({languageNames[heroVoices[voice].lang]})</span>
            </span>
          </ButtonLink>
        </p>
      </WovenConversation>
    </section>
  )
}

/** Where a conversation stands in full. */
export function readOn(voice: VoiceId) {
  return `${paths.howItWorks}#voice-${voice}` as const
}
