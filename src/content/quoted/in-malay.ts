import type { LanguageId } from '#src/languages.ts'

/**
 * To say on the phone, because 999 and the helplines are most likely to answer in Malay. Nobody has
 * confirmed the sentences yet (../reviews/awaiting-sign-off.ts).
 */
export const inMalay = {
  ambulance: 'Tolong hantar ambulans. Alamat saya …',
  /** Asks whether there is anybody, not whether the person who answers, speaks the page's language. */
  askFor: {
    en: 'Ada sesiapa yang boleh cakap Inggeris?',
    ms: null,
    zh: 'Ada sesiapa yang boleh cakap Mandarin?',
    ta: 'Ada sesiapa yang boleh cakap Tamil?',
  },
} as const satisfies { ambulance: string; askFor: Record<LanguageId, string | null> }

export type Phrase = { lead: string; meaning: string | null }

/** How a page introduces the two sentences, and what they mean; whoever reads Malay need not ask. */
export type MalayPhrases = { ambulance: Phrase; askFor: Phrase | null }
