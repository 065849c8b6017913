import { keysOf } from '#src/keys-of.ts'

/**
 * Studies by their first author; content/en/studies.ts has the result and limit of each, and what it
 * means for us. `people` and `trials` are as the abstract gives them; a study of AI models alone has no
 * people. A study of ours has `isOurs: true`, and stands first on the research page.
 */
export const studies = {
  heinz: {
    author: 'Heinz',
    year: 2025,
    journal: 'NEJM AI',
    doi: '10.1056/AIoa2400802',
    people: 210,
  },
  kuta: {
    author: 'Kuta',
    year: 2026,
    journal: 'JMIR Mental Health',
    doi: '10.2196/82642',
    people: 147,
  },
  karyotaki: {
    author: 'Karyotaki',
    year: 2021,
    journal: 'JAMA Psychiatry',
    doi: '10.1001/jamapsychiatry.2020.4364',
    people: 9751,
    trials: 39,
  },
  lim: {
    author: 'Lim',
    year: 2023,
    journal: 'JMIR Formative Research',
    doi: '10.2196/46458',
    people: 392,
    inMalaysia: true,
  },
  tan: {
    author: 'Tan',
    year: 2023,
    journal: 'Indian Journal of Psychiatry',
    doi: '10.4103/indianjpsychiatry.indianjpsychiatry_240_23',
    people: 48,
    inMalaysia: true,
  },
  moore: {
    author: 'Moore',
    year: 2025,
    journal: 'FAccT',
    doi: '10.1145/3715275.3732039',
    people: 0,
  },
} as const satisfies Record<string, Study>

export type Study = {
  author: string
  year: number
  journal: string
  doi: string
  people: number
  inMalaysia?: boolean
  isOurs?: true
  trials?: number
}
export type StudyId = keyof typeof studies

const isOurs = (id: StudyId) => 'isOurs' in studies[id]

export const ownStudies = keysOf(studies).filter(isOurs)

/** How many studies are by other teams, which the words count. */
export const otherTeamsStudies = keysOf(studies).length - ownStudies.length

/** Writes a count with commas, as all four languages do; toLocaleString would take 50 ms. */
export function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Returns how many people a study had, as a sentence writes it. */
export function peopleIn(id: StudyId): string {
  return withCommas(studies[id].people)
}

/** Returns the number of stitches for a study in the drawing: one for ten people, rounded. */
export function stitchesOf(id: StudyId): number {
  return Math.round(studies[id].people / 10)
}

/** The order of the studies on the research page: ours, therapy online, then therapy by AI. */
export const studyGroups = {
  ours: ownStudies,
  online: ['karyotaki', 'lim', 'tan'],
  byAi: ['moore', 'kuta', 'heinz'],
} as const satisfies Record<string, readonly StudyId[]>

export type StudyGroupId = keyof typeof studyGroups
