import * as sample from './sample-data.ts'

export const BRAND = { name: sample.brandName } as const

export const company = {
  name: sample.companyName,
  registration: sample.companyRegistration,
  dataProtectionOfficer: sample.dataProtectionOfficer,
  siteOrigin: sample.siteOrigin,
  support: sample.supportEmail,
  careers: sample.careersEmail,
  investors: sample.investorsEmail,
  privacy: sample.privacyEmail,
  phones: { malaysia: sample.malaysiaPhone, singapore: sample.singaporePhone },
  address: sample.officeAddress,
} as const

/**
 * The sources of the figures, in the order of their numbers on the research page. content/en/sources.ts
 * has their names, content/en/publishers.ts what a link to each is called, with `year` unless that is
 * null. `comparedOn` is the day on which a person compared the figure with the original.
 */
export const sources = {
  survey2015: { year: 2015, comparedOn: null },
  survey2023: { year: 2023, comparedOn: null },
  ratio2016: { year: 2016, comparedOn: null },
  counts2024: { year: null, comparedOn: null },
  population2023: { year: 2023, comparedOn: null },
  fees2016: { year: 2016, comparedOn: null },
  fees2019: { year: 2019, comparedOn: null },
  kosmo2026: { year: 2026, comparedOn: null },
  estimate: { year: null, comparedOn: null },
} as const satisfies Record<string, Source>

export type Source = { year: number | null; comparedOn: string | null }
export type SourceId = keyof typeof sources

/** Returns the number of a source on the research page. */
export function numberOf(source: SourceId): number {
  return Object.keys(sources).indexOf(source) + 1
}

/** A figure has a quantity where something counts it, and the sources that stand beside it. */
type Figure = {
  quantity?: number
  sources: readonly [SourceId, ...SourceId[]]
}

/**
 * Every figure of the site is here. content/en/figures.ts has its text, content/en/sources.ts its
 * meaning: neither compiles while a figure is missing.
 */
export const figures = {
  adultDistress: { quantity: 29.2, sources: ['survey2015'] },
  peopleAffected: { quantity: 4_000_000, sources: ['survey2015'] },
  psychiatristRatio: { quantity: 100_000, sources: ['ratio2016'] },
  psychiatrists: { quantity: 500, sources: ['counts2024'] },
  population: { quantity: 33_000_000, sources: ['population2023'] },
  sessionCost: { sources: ['fees2019'] },
  privateSession: { sources: ['fees2019'] },
  calls2023: { sources: ['kosmo2026'] },
  calls2025: { sources: ['kosmo2026'] },
  market: { sources: ['estimate'] },
} as const satisfies Record<string, Figure>

/** Each row of “Figures and sources” has the figures of one count, and all its sources. */
export const factRows = {
  screening: {
    figures: ['adultDistress', 'peopleAffected'],
    sources: ['survey2015', 'survey2023'],
  },
  ratio: { figures: ['psychiatristRatio'], sources: ['ratio2016', 'counts2024', 'population2023'] },
  psychiatrists: { figures: ['psychiatrists'], sources: ['counts2024'] },
  population: { figures: ['population'], sources: ['population2023'] },
  fees: { figures: ['sessionCost', 'privateSession'], sources: ['fees2016', 'fees2019'] },
  calls: { figures: ['calls2025'], sources: ['kosmo2026'] },
  market: { figures: ['market'], sources: ['estimate'] },
} as const satisfies Record<
  string,
  { figures: readonly FigureId[]; sources: readonly [SourceId, ...SourceId[]] }
>

export type FactRowId = keyof typeof factRows

/** These figures have a wording of their own in “Figures and sources”. */
export type WordedFigureId = (typeof factRows)[FactRowId]['figures'][number]

/** Other published values: newer counts, the two ends of a range that a figure rounds, and years. */
export const published = {
  screened2015: { ages: 16 },
  depression2023: { published: 2024 },
  olderCount: { year: 2021 },
  newestCount: { quantity: 623, year: 2024 },
  firstCalls: { year: 2023 },
  newestCalls: { year: 2025 },
  /** The count of people for one psychiatrist is as reported, or the population over the newest count. */
  perReport: { quantity: 100_000 },
  perNewestCount: { quantity: 53_000 },
} as const

export type FigureId = keyof typeof figures

/** Figures that all languages write the same way; content/en/figures.ts has the others. */
export const figuresInDigits = {
  adultDistress: '29.2%',
  psychiatristRatio: '1:100,000',
  psychiatrists: '500',
  sessionCost: 'RM200++',
  privateSession: 'RM250',
  calls2023: '27,738',
  calls2025: '90,981',
} as const satisfies Partial<Record<FigureId, string>>

export const publishedInDigits = {
  depression2023: '4.6%',
  olderCount: '400',
  newestCount: '623',
  perReport: '100,000',
  perNewestCount: '53,000',
  hourlyFeeFrom: 'RM150',
  hourlyFeeTo: 'RM450',
  averageFeeFrom: 'RM200',
  averageFeeTo: 'RM300',
} as const

/** Response times in hours; content/en/contact.ts has the phrases. */
export const responseHours = { technical: 4, general: 24, investor: 24, partnership: 48 } as const

/** The specification's business constants that more than one page names are here. */
export const businessConstants = {
  pitchDeckHours: 24,
  retentionYears: 7,
  liabilityMonths: 12,
  pilotMonths: { least: 3, most: 6 },
  pilotUsers: 500,
  enterpriseYears: { least: 1, most: 3 },
} as const

/** On this day the operator confirmed that a clinician is on call while trial sessions run; null means no. */
export const onCallConfirmedOn: string | null = null

/** Messages and signups are kept this long; the scheduled deletion uses the same periods. */
export const formRetention = { waitlistMonths: 24, messageMonths: 24 } as const

/** The waitlist is deleted so many days after the last mail of the announcement. */
export const afterAnnouncementDays = 30

/** Where people sign up for the product; the announcement cannot be queued while it is empty. */
export const signUpUrl: string = ''

/** Where form data is kept, and the legal ground for sending it abroad. */
export const formStorage = {
  countries: sample.storageCountries,
  transferGround: sample.transferGround,
  backupDays: sample.backupDays,
  addressHours: 1,
} as const

/** Form data is kept in these countries. */
export const storedIn = [...new Set(Object.values(sample.storageCountries))]

/** Form data goes to these countries other than Malaysia. */
export const storedAbroadIn = storedIn.filter((country) => country !== 'MY')

/** A network is null until we have a profile there. */
export const profiles: Record<'LinkedIn' | 'Instagram' | 'YouTube', string | null> = {
  LinkedIn: null,
  Instagram: null,
  YouTube: null,
}

/** On this day section 309 of the Penal Code, which made attempting suicide an offence, was repealed. */
export const suicideLaw = { noOffenceSince: '2025-09-10' } as const

/** The Personal Data Protection Act 2010, as amended in 2024, sets these periods. */
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
    { version: '1.1', inForceSince: '2026-11-27' },
    { version: '1.0', inForceSince: '2026-11-22' },
  ],
  terms: [
    { version: '1.1', inForceSince: '2026-11-27' },
    { version: '1.0', inForceSince: '2026-11-22' },
  ],
} as const
