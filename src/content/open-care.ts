import type { helpToday } from '#content/help-today.ts'
import type { HelplineId } from './helplines.ts'

/** Care that is open today, as counted in the sources; the words are in content/en/help-today.ts. */
export const openCare = {
  clinics: { count: '1,161', said: '2022-07-19', source: 'Health Minister, written reply' },
  mentari: { count: 28, year: 2020, site: 'https://mentari.moh.gov.my', published: '2020-12-31' },
  hospitals: { specialist: 56, published: '2022-08-18', source: 'CodeBlue' },
  myMinda: { since: '2023-10', published: '2023-11-21', source: 'The Star' },
} as const

type Situation = {
  id: keyof typeof helpToday.situations
  /** Lines to call, and to write to. */
  lines?: readonly HelplineId[]
  write?: readonly HelplineId[]
  /** Whether places to go to belong here. */
  places?: boolean
}

/** Somebody's situation and where they can turn today, in the order shown. */
export const situations: readonly Situation[] = [
  { id: 'danger', lines: ['emergency'] },
  { id: 'tonight', lines: ['befrienders', 'heal'] },
  { id: 'silent', write: ['befrienders', 'kasih'] },
  { id: 'treatment', places: true },
  { id: 'student', lines: ['befrienders', 'heal'] },
  { id: 'violence', lines: ['kasih', 'emergency'] },
]
