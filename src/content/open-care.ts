/** Care that is open today, as counted in the sources; the words are in content/en/help-today.ts. */
export const openCare = {
  clinics: { count: '1,161', said: '2022-07-19', source: 'Health Minister, written reply' },
  mentari: { count: 28, year: 2020, site: 'https://mentari.moh.gov.my', published: '2020-12-31' },
  hospitals: { specialist: 56, published: '2022-08-18', source: 'CodeBlue' },
  myMinda: { since: '2023-10', published: '2023-11-21', source: 'The Star' },
} as const
