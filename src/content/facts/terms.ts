/** Response times in hours; content/en/contact.ts has the phrases. */
export const responseHours = { technical: 4, general: 24, investor: 24, partnership: 48 } as const

/** Business constants of the specification that more than one page names. */
export const businessConstants = {
  pitchDeckHours: 24,
  retentionYears: 7,
  liabilityMonths: 12,
  pilotMonths: { least: 3, most: 6 },
  pilotUsers: 500,
  enterpriseYears: { least: 1, most: 3 },
} as const
