import { voiceNames } from '#content/voice-names.ts'
import { voices } from '#content/voices.ts'
import type { VoiceId } from '#src/content/quoted/voices.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Stop, Talk } from '#src/sections/talk.tsx'
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

/** They are native disclosures of one name: one is open at a time, without scripts too. */
export function VoiceSamples() {
  return (
    <Section
      id="voices"
      title={voices.title}
      tone="tone-kunyit-soft"
      titleClassName="md:col-span-5"
      className="gap-y-6 md:pb-16"
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
                {voiceNames[id]}
              </h3>
            </summary>
            <div id={`voice-${id}`} className="pt-6 pb-10">
              <Talk id={id} />
              {id === 'mixed' ? (
                <Stop>
                  <StatusTag claim="crisis" className="mt-3" />
                  <HelpLines className="mt-5 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4" />
                </Stop>
              ) : null}
            </div>
          </details>
        ))}
      </div>
      <div id="after-voices" />
    </Section>
  )
}
