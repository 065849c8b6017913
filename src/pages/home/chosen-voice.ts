import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { language } from '#content/language.ts'
import type { heroVoices } from '#src/content/quoted/lines.ts'
import { useOnceHydrated } from '#src/ui/hydrated.ts'

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

/** Returns the voice that was chosen before `chosen`, if there was one. */
export function useVoiceBefore(chosen: VoiceId | undefined): VoiceId | undefined {
  const [{ now, before }, setVoices] = useState<Record<'now' | 'before', VoiceId | undefined>>({
    now: chosen,
    before: undefined,
  })
  if (now === chosen) return before
  setVoices({ now: chosen, before: now })
  return now
}
