import type { LegalWords } from '../types/legal.ts'

export const legal = {
  // British dates: every browser has them, and writes them as the prerendered page does.
  dateLanguage: 'en-GB',
  lastUpdated: 'Last updated:',
  edition: (version, inForceSince) => `Version ${version}, in force since ${inForceSince}.`,
  countries: { MY: 'Malaysia', SG: 'Singapore' },
} satisfies LegalWords
