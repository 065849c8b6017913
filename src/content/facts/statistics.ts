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
 * Every figure of the site is here. content/en/statistics.ts has its text, content/en/sources.ts its
 * meaning: neither compiles while a figure is missing.
 */
export const statistics = {
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
    statistics: ['adultDistress', 'peopleAffected'],
    sources: ['survey2015', 'survey2023'],
  },
  ratio: {
    statistics: ['psychiatristRatio'],
    sources: ['ratio2016', 'counts2024', 'population2023'],
  },
  psychiatrists: { statistics: ['psychiatrists'], sources: ['counts2024'] },
  population: { statistics: ['population'], sources: ['population2023'] },
  fees: { statistics: ['sessionCost', 'privateSession'], sources: ['fees2016', 'fees2019'] },
  calls: { statistics: ['calls2025'], sources: ['kosmo2026'] },
  market: { statistics: ['market'], sources: ['estimate'] },
} as const satisfies Record<
  string,
  { statistics: readonly StatisticId[]; sources: readonly [SourceId, ...SourceId[]] }
>

export type FactRowId = keyof typeof factRows

/** These figures have a wording of their own in “Figures and sources”. */
export type WordedStatisticId = (typeof factRows)[FactRowId]['statistics'][number]

/** Other published values: newer counts, the two ends of a range that a figure rounds, and years. */
export const otherValues = {
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

export type StatisticId = keyof typeof statistics

/** Figures that all languages write the same way; content/en/statistics.ts has the others. */
export const statisticsInDigits = {
  adultDistress: '29.2%',
  psychiatristRatio: '1:100,000',
  psychiatrists: '500',
  sessionCost: 'RM200++',
  privateSession: 'RM250',
  calls2023: '27,738',
  calls2025: '90,981',
} as const satisfies Partial<Record<StatisticId, string>>

export const otherValuesInDigits = {
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
