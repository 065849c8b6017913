/**
 * Public care has these prices and counts. Their sources are in help-sources.ts, the words in
 * content/en/help-today.ts.
 */
export const openCare = {
  clinics: { visit: 'RM1' },
  hospitals: { laterVisit: 'RM5' },
  mentari: { count: 33, site: 'https://mentari.moh.gov.my' },
  universities: { count: 20 },
} as const
