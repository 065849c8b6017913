import { lazy, Suspense, type ReactNode, type ToggleEvent } from 'react'
import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { voiceNames } from '#content/voice-names.ts'
import { heroVoices } from '#src/content/quoted/lines.ts'
import type { VoiceId } from '#src/content/quoted/voices.ts'
import { keysOf } from '#src/keys-of.ts'
import { languages } from '#src/languages.ts'
import type { ShootHeight, ShootPalette } from '#src/weave/shoot-draft.ts'
import { Shoot } from '#src/weave/shoot.tsx'

/** Its script comes after the page's; if it does not come, the prerendered words stay. */
const TalkBelow = import.meta.env.SSR
  ? (await import('./talk-below.tsx')).default
  : lazy(() => import('./talk-below.tsx').catch(() => new Promise<never>(() => {})))

type Place = { height: ShootHeight; threads: ShootPalette; place: string; line: string }
const shoots: Record<keyof typeof heroVoices, Place> = {
  zh: {
    height: 'kecil',
    threads: 'bandung',
    place: '[--order:0] [--rows:36]',
    line: 'voice-middle max-w-17 lg:max-w-72',
  },
  en: {
    height: 'sedang',
    threads: 'telang',
    place: '[--order:1] [--rows:55]',
    line: 'voice-middle max-w-28 lg:max-w-80',
  },
  ms: {
    height: 'besar',
    threads: 'kunyit',
    place: '[--order:2] [--rows:76]',
    line: 'voice-middle max-w-28 lg:max-w-88',
  },
  ta: {
    height: 'puncak',
    threads: 'night',
    place: '[--order:3] [--rows:101]',
    line: 'max-w-68 lg:max-w-96',
  },
}

export function Voices() {
  const { voicesLabel, voicesMore, voiceMixed } = home.hero
  return (
    // A named group is not one more landmark.
    <fieldset aria-label={voicesLabel} className="voices relative min-w-0">
      <p className="absolute left-(--side) text-small max-md:sr-only">{voicesMore}</p>
      {keysOf(shoots).map((id) => {
        const { height, threads, place, line } = shoots[id]
        const { text, lang } = heroVoices[id]
        return (
          <VoiceChoice key={id} id={id} lang={lang} className={place}>
            <span lang={languages[language].tag} className="sr-only">
              {`${voiceNames[id]}: `}
            </span>
            <span
              className={`voice-line absolute right-1/2 bottom-full -mr-px mb-2.5 w-max pb-1 md:mb-3.5 md:pb-1.5 font-display text-control leading-snug lg:text-voice ${line}`}
            >
              <span className="decoration-dashed underline-offset-4 group-open:underline group-open:decoration-solid group-hover:underline">
                {text}
              </span>
            </span>
            <Shoot height={height} threads={threads} />
          </VoiceChoice>
        )
      })}
      <VoiceChoice id="mixed" className="[--rows:36]">
        <Shoot height="kecil" threads="pandan" />
        <span className="text-small underline decoration-dashed underline-offset-4 group-open:decoration-solid">
          {voiceMixed}
        </span>
      </VoiceChoice>
    </fieldset>
  )
}

type VoiceChoiceProps = {
  id: VoiceId
  /** The summary has it, because Firefox does not pass it on from a deeper element. */
  lang?: string
  className?: string
  children: ReactNode
}

function VoiceChoice({ id, lang, className = '', children }: VoiceChoiceProps) {
  return (
    <details name="voice" onToggle={show} className={`group tone-kunyit-soft ${className}`}>
      <summary lang={lang}>{children}</summary>
      <Suspense>
        <TalkBelow id={id} />
      </Suspense>
    </details>
  )
}

/** The picture may have pushed the talk out of the window. */
function show({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}
