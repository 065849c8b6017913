/**
 * A study has its name, publisher and day; content/en/studies.ts has its trial, result and open
 * question. `people` and `trials` are as each abstract gives them.
 */
export const studies = {
  heinz: {
    authors: 'Heinz et al.',
    year: 2025,
    journal: 'NEJM AI',
    doi: '10.1056/AIoa2400802',
    people: 210,
    weeks: 4,
  },
  kuta: {
    authors: 'Kuta et al.',
    year: 2026,
    journal: 'JMIR Mental Health',
    doi: '10.2196/82642',
    people: 147,
    weeks: 3,
  },
  karyotaki: {
    authors: 'Karyotaki et al.',
    year: 2021,
    journal: 'JAMA Psychiatry',
    doi: '10.1001/jamapsychiatry.2020.4364',
    people: '9,751',
    trials: 39,
  },
  lim: {
    authors: 'Lim et al.',
    year: 2023,
    journal: 'JMIR Formative Research',
    doi: '10.2196/46458',
    people: 392,
    months: 3,
  },
  tan: {
    authors: 'Tan et al.',
    year: 2023,
    journal: 'Indian Journal of Psychiatry',
    doi: '10.4103/indianjpsychiatry.indianjpsychiatry_240_23',
    people: 48,
    weeks: 4,
  },
  moore: {
    authors: 'Moore et al.',
    year: 2025,
    journal: 'FAccT',
    doi: '10.1145/3715275.3732039',
  },
} as const satisfies Record<string, Study>

export type Study = {
  authors: string
  year: number
  journal: string
  doi: string
  people?: number | string
  trials?: number
  weeks?: number
  months?: number
}
export type StudyId = keyof typeof studies
