/**
 * The sources of the statistics, in the order of their numbers on the research page. content/en/sources.ts
 * has their names, content/en/publishers.ts what a link to each is called, with `year` unless that is
 * null. `comparedOn` is the day on which a person compared the statistic with the original.
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
  stat2025: { year: 2025, comparedOn: null },
  stat2026: { year: 2026, comparedOn: null },
  estimate: { year: null, comparedOn: null },
} as const satisfies Record<string, Source>

export type Source = { year: number | null; comparedOn: string | null }
export type SourceId = keyof typeof sources

/** Returns the number of a source on the research page. */
export function numberOf(source: SourceId): number {
  return Object.keys(sources).indexOf(source) + 1
}

/** `quantity` is what drawings and sums count with; `sources` are cited beside the statistic. */
type Statistic = {
  quantity?: number
  sources: readonly [SourceId, ...SourceId[]]
}

/**
 * Every statistic of the site. content/en/statistics.ts has the text of each, content/en/sources.ts its
 * meaning; TypeScript reports one that is missing there.
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
} as const satisfies Record<string, Statistic>

/** The rows of “Figures and sources”: the statistics of one count, with all its sources. */
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

/** “Figures and sources” words these statistics differently from the other pages. */
export type WordedStatisticId = (typeof factRows)[FactRowId]['statistics'][number]

/** Other published values: newer counts, both ends of a range that a statistic rounds, and years. */
export const otherValues = {
  screened2015: { ages: 16 },
  depression2023: { published: 2024 },
  olderCount: { year: 2021 },
  newestCount: { quantity: 623, year: 2024 },
  firstCalls: { year: 2023 },
  newestCalls: { year: 2025 },
  /** People for one psychiatrist: as reported, and as the population divided by the newest count. */
  perReport: { quantity: 100_000 },
  perNewestCount: { quantity: 53_000 },
} as const

export type StatisticId = keyof typeof statistics

/** Statistics that all languages write the same way; content/en/statistics.ts has the others. */
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
