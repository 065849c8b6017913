import type { LegalWords } from '../types/legal.ts'

export const legal = {
  day: (date, month, year) => `${date} ${month} ${year}`,
  months: [
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
  ],
  lastUpdated: 'Last updated:',
  edition: (version, inForceSince) => `Version ${version}, in force since ${inForceSince}.`,
  countries: { MY: 'Malaysia', SG: 'Singapore' },
} satisfies LegalWords
