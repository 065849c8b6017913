import type { SourceId } from '../facts.ts'

/** A link beside a number is called by its source's publisher, in a word. */
export const publishers = {
  survey2015: 'Institute for Public Health',
  survey2023: 'Institute for Public Health',
  ratio2016: 'New Straits Times',
  counts2024: 'Minister of Health',
  population2023: 'Department of Statistics',
  fees2016: 'Malaysian Society of Clinical Psychology',
  fees2019: 'The Star',
  estimate: 'our own estimate',
} as const satisfies Record<SourceId, string>
