/** The day on which section 309 of the Penal Code, which made attempting suicide an offence, was repealed. */
export const suicideLaw = { noOffenceSince: '2025-09-10' } as const

/** Periods of the Personal Data Protection Act 2010, as amended in 2024. */
export const dataLaw = {
  act: 709,
  transferSection: 129,
  accessDays: 21,
  extensionDays: 14,
  breachCommissionerHours: 72,
  breachPersonDays: 7,
  adultAge: 18,
} as const

/** Each legal page has its editions and the day each took effect, the newest first; add one when its text changes. */
export const legalEditions = {
  privacy: [
    { version: '1.2', inForceSince: '2026-11-28' },
    { version: '1.1', inForceSince: '2026-11-27' },
    { version: '1.0', inForceSince: '2026-11-22' },
  ],
  terms: [
    { version: '1.1', inForceSince: '2026-11-27' },
    { version: '1.0', inForceSince: '2026-11-22' },
  ],
} as const
