import * as sample from './sample-data.ts'

/** The product's name, in one place. */
export const BRAND = { name: sample.brandName } as const

export const contact = {
  siteOrigin: sample.siteOrigin,
  support: sample.supportEmail,
  careers: sample.careersEmail,
  investors: sample.investorsEmail,
  privacy: sample.privacyEmail,
  phones: { malaysia: sample.malaysiaPhone, singapore: sample.singaporePhone },
  address: sample.officeAddress,
} as const

/** Where a figure comes from. */
export type Source = { publisher: string; year: number }

/** A number on the site: as shown, as a quantity where something counts it, and its source. */
export type Figure = { text: string; quantity?: number; source: Source }

const healthSurvey2015: Source = {
  publisher: 'National Health and Morbidity Survey, Institute for Public Health, Malaysia',
  year: 2015,
}
const minister2016: Source = { publisher: 'Minister of Health Malaysia, to the press', year: 2016 }
const psychiatristCounts: Source = {
  publisher: 'Rounded between the counts of the Ministry of Health and the specialist register',
  year: 2022,
}
const ownPriceReview: Source = {
  publisher: 'Our own reading of published private fees in the Klang Valley',
  year: 2025,
}

/**
 * Every figure on the site. What each one means, and does not mean, is in content/en/sources.ts,
 * which does not compile while one of these is missing there.
 */
export const figures = {
  adultDistress: { text: '29.2%', quantity: 29.2, source: healthSurvey2015 },
  peopleAffected: { text: 'over 4 million', source: healthSurvey2015 },
  psychiatristRatio: { text: '1:100,000', source: minister2016 },
  psychiatrists: { text: '500', quantity: 500, source: psychiatristCounts },
  population: {
    text: '33 million',

    source: { publisher: 'Department of Statistics Malaysia', year: 2023 },
  },
  sessionCost: { text: 'RM200++', source: ownPriceReview },
  privateSession: { text: 'RM250', source: ownPriceReview },
  market: {
    text: '$2.4B',
    source: { publisher: 'Our own estimate', year: 2025 },
  },
} as const satisfies Record<string, Figure>

export type FigureId = keyof typeof figures

/** A crisis line. Hours are in Malaysian time, on a 24-hour clock; null means day and night. */
export type Helpline = {
  phone: { text: string; dial: string }
  hours: { opens: number; closes: number } | null
  source: string
  lastVerified: `${number}-${number}-${number}`
}

/** The help shown on every page. The build warns when one was verified more than 90 days ago. */
export const helplines = {
  emergency: {
    phone: { text: '999', dial: '999' },
    hours: null,
    source: 'https://www.malaysia.gov.my',
    lastVerified: '2026-11-21',
  },
  heal: {
    phone: { text: '15555', dial: '15555' },
    hours: { opens: 8, closes: 24 },
    source: 'https://www.moh.gov.my',
    lastVerified: '2026-11-21',
  },
  befrienders: {
    phone: { text: '03-7627 2929', dial: '+60376272929' },
    hours: null,
    source: 'https://www.befrienders.org.my',
    lastVerified: '2026-11-21',
  },
  kasih: {
    phone: { text: '15999', dial: '15999' },
    hours: null,
    source: 'https://www.kpwkm.gov.my',
    lastVerified: '2026-11-21',
  },
} as const satisfies Record<string, Helpline>

export type HelplineId = keyof typeof helplines

/** Promised response times, in hours; the visible phrases are in content/en/contact.ts. */
export const responseHours = { general: 24, partnership: 48, technical: 4, investor: 24 } as const

/** Business constants of the specification that more than one page names. */
export const terms = {
  pitchDeckHours: 24,
  minimumMessageLength: 10,
  retentionYears: 7,
  liabilityMonths: 12,
  pilotMonths: { least: 3, most: 6 },
  pilotUsers: 500,
  enterpriseYears: { least: 1, most: 3 },
} as const

/** How long what is sent through the forms is kept; the scheduled deletion uses the same periods. */
export const formRetention = { waitlistMonths: 24, messageMonths: 24 } as const

/** Where what is sent through the forms is kept today (ISO country code), and for how long a hashed client address is. */
export const formStorage = { country: sample.formStorageCountry, addressHours: 1 } as const

/** Our public profiles; null until there is one. */
export const profiles: Record<'linkedin' | 'instagram' | 'youtube', string | null> = {
  linkedin: null,
  instagram: null,
  youtube: null,
}

/** Periods of the Personal Data Protection Act 2010, as amended in 2024. */
export const dataLaw = {
  accessDays: 21,
  extensionDays: 14,
  breachCommissionerHours: 72,
  breachPersonDays: 7,
  adultAge: 18,
} as const

/** The edition of each legal page, and the day it took effect; raise both when its text changes. */
export const legalEditions = {
  privacy: { version: '1.0', inForceSince: '2026-11-21' },
  terms: { version: '1.0', inForceSince: '2026-11-21' },
} as const
