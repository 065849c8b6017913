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
