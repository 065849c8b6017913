import { meanings, voices } from '#content/voices.ts'
import { type VoiceId, voiceSamples } from '#src/content/quoted/voices.ts'
import type { Voice } from '#src/content/types.ts'
import { classes } from '#src/ui/classes.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'

type TalkProps = {
  id: VoiceId
  /** It shows this many lines of its beginning; all by default. */
  length?: number | undefined
}

/** A fault inside takes nothing else away. */
export function Talk(props: TalkProps) {
  return (
    <ErrorBoundary>
      <Lines {...props} />
    </ErrorBoundary>
  )
}

function Lines({ id, length }: TalkProps) {
  const meaning: readonly string[] | null = meanings[id]
  return (
    <ol className="weaves-in mx-auto grid w-full max-w-wide gap-y-6">
      {voiceSamples[id].slice(0, length).map((line, index) => (
        <Line
          key={line[0]?.text}
          line={line}
          meaning={meaning?.[index]}
          isPerson={index % 2 === 0}
        />
      ))}
    </ol>
  )
}

type LineProps = { line: readonly Voice[]; meaning: string | undefined; isPerson: boolean }

function Line({ line, meaning, isPerson }: LineProps) {
  const { person, platform } = voices.speakers
  const isPlain = line.map(({ text }) => text).join('') === meaning
  return (
    <li className={classes('max-w-[85%]', isPerson ? 'justify-self-end' : 'justify-self-start')}>
      <p
        className={classes(
          'border-b-2 pb-1 font-display text-spoken',
          isPerson ? 'text-ink' : 'text-reply',
        )}
      >
        <span className="sr-only">{isPerson ? person : platform} </span>
        {line.map((part) => (
          <span key={part.text} lang={part.lang} className="text-spoken">
            {part.text}
          </span>
        ))}
      </p>
      {meaning && !isPlain ? <p className="mt-1 text-small text-soft">{meaning}</p> : null}
    </li>
  )
}
