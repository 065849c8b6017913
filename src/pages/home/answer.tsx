import { useId } from 'react'
import { conversations, meanings } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { WovenConversation } from '#src/product/woven-conversation.tsx'
import { Turn } from '#src/sections/turn.tsx'
import { classes } from '#src/ui/classes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { MoreLink } from '#src/ui/link.tsx'

export type VoiceId = keyof typeof heroVoices

/** The place of each voice, from left to right. */
export const voiceOrder: Record<VoiceId, string> = {
  zh: '[--order:0]',
  en: '[--order:1]',
  ms: '[--order:2]',
  ta: '[--order:3]',
}

/** The rows of each shoot (weave/shoot.tsx), and the ground of its cloth. */
const shoots: Record<VoiceId, string> = {
  zh: '[--high:19] md:[--high:36] [--ground:theme(colors.bandung-200)]',
  en: '[--high:35] md:[--high:52] [--ground:theme(colors.telang-200)]',
  ms: '[--high:49] md:[--high:67] [--ground:theme(colors.kunyit-400)]',
  ta: '[--high:63] md:[--high:83] [--ground:theme(colors.telang-700)]',
}

const openingTurns = 4

export function answerId(voice: VoiceId): string {
  return `answer-${voice}`
}

/** The conversation that a sentence of the hero leads to. */
export function WovenAnswers() {
  return keysOf(voiceOrder).map((voice) => <WovenAnswer key={voice} voice={voice} />)
}

function WovenAnswer({ voice }: { voice: VoiceId }) {
  const noteId = useId()
  return (
    <section
      id={answerId(voice)}
      tabIndex={-1}
      aria-labelledby={noteId}
      className={classes(
        'woven-answer tone-deep [--reply:theme(colors.pandan-300)]',
        voiceOrder[voice],
        shoots[voice],
      )}
    >
      <WovenConversation
        conversation={voice}
        turns={openingTurns}
        caption={<p id={noteId}>{conversations.note}</p>}
        isOpening
      >
        <p className="pt-10 pb-14 md:pt-14 md:pb-28">
          <ButtonLink to={readOn(voice)} className="bg-kunyit-400 text-telang-900">
            <ReadOn voice={voice} />
          </ButtonLink>
        </p>
      </WovenConversation>
    </section>
  )
}

const classNames = {
  line: 'border-b-2 pb-1 text-spoken',
  part: () => 'text-spoken',
  meaning: 'mt-1',
}

/** Shows how the Malay conversation begins, until a sentence of the hero is chosen. */
export function FirstAnswer() {
  return (
    <section className="first-answer tone-night [--reply:theme(colors.pandan-300)] print:hidden">
      <div className="page-grid pt-2 pb-12 md:pt-4 md:pb-20">
        <div className="gap-x-6 border-t border-line pt-6 md:grid md:grid-cols-12 md:pt-10">
          <p className="text-small md:col-span-3">{conversations.note}</p>
          <ol className="mt-6 grid gap-y-6 md:col-span-9 md:mt-0">
            {sampleConversations.ms.slice(0, openingTurns).map((line, index) => (
              <Turn
                key={line[0]?.text}
                line={line}
                meaning={meanings.ms?.[index]}
                isPerson={index % 2 === 0}
                className={classes(
                  'max-w-[85%]',
                  index % 2 === 0 ? 'justify-self-end' : 'justify-self-start',
                )}
                classNames={classNames}
              />
            ))}
          </ol>
          <p className="mt-6 md:col-span-9 md:col-start-4">
            <MoreLink to={readOn('ms')}>
              <ReadOn voice="ms" />
            </MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function readOn(voice: VoiceId) {
  return `${paths.howItWorks}#voice-${voice}` as const
}

function ReadOn({ voice }: { voice: VoiceId }) {
  return (
    <span>
      {`${home.voices.more} `}
      <span className="sr-only">({languageNames[heroVoices[voice].lang]})</span>
    </span>
  )
}
