import * as figures from '#content/figures.ts'
import * as facts from '../src/content/facts.ts'
import * as helplines from '../src/content/helplines.ts'
import * as openCare from '../src/content/open-care.ts'

/** Numbers that count nothing in the world: names, clock times, options of the pitch-deck form. */
const namesAndTimes = [
  '24', // 24/7: the hours of a day
  '3', // 3 a.m.
  '0',
  '8',
  '18',
  '23', // the hours under the shoots of a day
  '00', // the minutes of opening hours
  '2.2', // WCAG 2.2
  '2010', // Personal Data Protection Act 2010
  '1999', // Consumer Protection Act 1999
  '1',
  '2',
  '3',
  '4',
  '5',
  '6', // the six steps
  '50',
  '250',
  '25',
  '12', // the form's investment ranges, in thousands and millions, and its months
]

/** Every number inside the facts module, as its digits are written. */
function numbersInFacts(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return digitsIn(value)
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(numbersInFacts)
    : []
}

/** The numbers of a text, as they are written. */
export function digitsIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}

/** The numbers of a text that no fact stands behind. */
export function unknownNumbers(text: string): string[] {
  const today = digitsIn(new Date().toISOString())
    .slice(0, 3)
    .map((part) => String(Number(part)))
  const known = new Set([
    ...numbersInFacts(facts),
    ...numbersInFacts(figures),
    ...numbersInFacts(helplines),
    ...numbersInFacts(openCare),
    ...namesAndTimes,
    ...today,
  ])
  return digitsIn(text).filter((number) => !known.has(number))
}
