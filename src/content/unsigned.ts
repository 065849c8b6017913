/**
 * Texts of content/en that wait for somebody to answer for them, or to decide what they leave open.
 * Delete a line when the person named has done so.
 */
export const unsigned = [
  'helplines.ts, help-today.ts, worried.ts and ../quoted/worried.ts: a clinician’s signature',
  '../quoted/worried.ts and ../quoted/pocket-card.ts in Malay, Mandarin and Tamil: native readers',
  'safety.ts: a clinician’s signature',
  'who-reads.ts: a clinician’s signature',
  'who-reads.ts: a decision on who takes over in danger, at which hours, and what follows when nobody answers',
  'who-reads.ts: a decision on the lowest age, the exclusions, the keys and the smallest group',
  'for-partners.ts: a decision on duties, data flow, price and how to leave',
  'for-investors.ts: a decision on the device class; a lawyer on the Medical Device Act, section 44',
  'register.ts: a decision on what its rows leave open',
  'privacy.ts: a lawyer’s signature; a decision on backups',
  'form-notice.ts: a lawyer’s and a native reader’s signature',
  'terms.ts: a lawyer’s signature',
  'voices.ts: a clinician’s signature on each of the five exchanges',
  '../quoted/voices.ts in English, Malay, Mandarin, Tamil and mixed: native readers',
] as const
