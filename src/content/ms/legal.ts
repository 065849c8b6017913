import type { LegalWords } from '../types/legal.ts'

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const legal = {
  // Without Intl, whose first use takes a slow phone 60 ms.
  inWords: (day) => {
    const [year = '', month, date] = day.split('-')
    return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`
  },
  lastUpdated: 'Last updated:',
  edition: (version, inForceSince) => `Version ${version}, in force since ${inForceSince}.`,
  whichGoverns:
    '“Last updated” always shows today. Which text applies is said by the version and its date.',
  countries: { MY: 'Malaysia', SG: 'Singapore', US: 'the United States' },
  malayCountries: { MY: 'Malaysia', SG: 'Singapura', US: 'Amerika Syarikat' },
} satisfies LegalWords

/** Where the whole notice in Malay begins on the privacy page. */
export const malayNotice = 'notis'

type Edition<Version extends string> = { version: Version; inForceSince: string }

/** What each edition of a legal page changed; does not compile while one is left out. */
export function changeLog<Version extends string>(
  editions: readonly Edition<Version>[],
  changed: Record<Version, string>,
) {
  return {
    terms: editions.map(({ version, inForceSince }) => ({
      term: `${version}, ${legal.inWords(inForceSince)}`,
      text: changed[version],
    })),
  }
}
