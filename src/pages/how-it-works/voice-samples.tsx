import { voices } from '#content/voices.ts'
import type { Voice } from '#src/content/types/shared.ts'
import { type VoiceId, voiceSamples } from '#src/content/voices.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import type { ShootPalette } from '#src/weave/shoot-draft.ts'
import { Shoot } from '#src/weave/shoot.tsx'

const choices: { id: VoiceId; threads: ShootPalette }[] = [
  { id: 'zh', threads: 'bandung' },
  { id: 'en', threads: 'telang' },
  { id: 'ms', threads: 'kunyit' },
  { id: 'ta', threads: 'night' },
  { id: 'mixed', threads: 'pandan' },
]

/** Five shoots to press; the talk of one at a time weaves in below them. Native disclosures, so that it works without scripts. */
export function VoiceSamples() {
  return (
    <Section
      id="voices"
      title={voices.title}
      tone="tone-kunyit-soft"
      titleClassName="md:col-span-5"
      className="gap-y-6"
    >
      <div className="md:col-span-6 md:col-start-7">
        <p className="max-w-text">{voices.lead}</p>
        <StatusTag claim="therapy" note={voices.note} className="mt-3" />
        <a href="#after-voices" className="link-underline inline-block py-3">
          {voices.skip}
        </a>
      </div>
      <div className="voice-choice">
        {choices.map(({ id, threads }) => (
          <details key={id} name="voice" className="group border-line max-sm:border-b">
            <summary className="flex min-h-11 items-end gap-5 py-3 sm:flex-col sm:items-center sm:gap-3">
              <Shoot height="kecil" threads={threads} />
              <h3 className="border-b-2 border-dashed border-transparent font-display text-h3 group-open:border-solid group-open:border-ink hover:border-ink">
                {voices.samples[id].name}
              </h3>
            </summary>
            <div id={`voice-${id}`} className="pt-6 pb-10">
              <Talk id={id} />
              {id === 'mixed' ? <Stop /> : null}
            </div>
          </details>
        ))}
      </div>
      <div id="after-voices" />
    </Section>
  )
}

function Talk({ id }: { id: VoiceId }) {
  const { meaning } = voices.samples[id]
  return (
    <ol className="weaves-in mx-auto grid max-w-wide gap-y-6">
      {voiceSamples[id].map((line, index) => (
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

/** A person speaks from the right, the platform from the left; what it means stands below where it helps. */
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

/** What is meant to happen at risk: no more talk, only people to call. */
function Stop() {
  const { title, text } = voices.stop
  return (
    <div className="tone-surface mx-auto mt-10 max-w-wide rule-box p-6 md:p-9">
      <h4 className="font-display text-h3">{title}</h4>
      <p className="mt-3 max-w-text">{text}</p>
      <StatusTag claim="crisis" className="mt-3" />
      <HelpLines className="mt-5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4" />
    </div>
  )
}
