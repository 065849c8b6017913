import { conversations, meanings } from '#content/conversations.ts'
import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { paths } from '#src/paths.ts'
import { Turn } from '#src/sections/turn.tsx'
import { MoreLink } from '#src/ui/link.tsx'

export type VoiceId = keyof typeof heroVoices

/** The Malay conversation is last, because the stylesheet shows the last one until another is the target. */
const voices = ['zh', 'en', 'ta', 'ms'] as const satisfies readonly VoiceId[]

export function answerId(voice: VoiceId): string {
  return `answer-${voice}`
}

/** Shows how a conversation begins: the Malay one, or the one that a sentence of the hero leads to. */
export function Answer() {
  return (
    <section className="tone-night [--reply:theme(colors.pandan-300)]">
      <div className="page-grid pt-2 pb-12 md:pt-4 md:pb-20">
        <div className="answers border-t border-line pt-6 md:pt-10">
          {voices.map((voice) => (
            <Conversation key={voice} voice={voice} />
          ))}
        </div>
      </div>
    </section>
  )
}

const classNames = {
  line: 'border-b-2 pb-1 text-spoken',
  part: () => 'text-spoken',
  meaning: 'mt-1',
}

function Conversation({ voice }: { voice: VoiceId }) {
  const meaning: readonly string[] | null = meanings[voice]
  return (
    <div id={answerId(voice)} className="gap-x-6 outline-none md:grid md:grid-cols-12">
      <p className="text-small md:col-span-3">{conversations.note}</p>
      <ol className="weaves-in mt-6 grid gap-y-6 md:col-span-9 md:mt-0">
        {sampleConversations[voice].slice(0, 4).map((line, index) => (
          <Turn
            key={line[0]?.text}
            line={line}
            meaning={meaning?.[index]}
            isPerson={index % 2 === 0}
            className="max-w-[85%]"
            classNames={classNames}
          />
        ))}
      </ol>
      <p className="mt-6 md:col-span-9 md:col-start-4">
        <MoreLink to={`${paths.howItWorks}#voice-${voice}`}>
          {`${home.voices.more} `}
          <span className="sr-only">({languageNames[heroVoices[voice].lang]})</span>
        </MoreLink>
      </p>
    </div>
  )
}
