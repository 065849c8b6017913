import { businessConstants } from './terms.ts'

const { least, most } = businessConstants.pilotMonths

/** How long a pilot takes in weeks. */
export const pilotWeeks = { least: weeksIn(least), most: weeksIn(most) }

function weeksIn(months: number): number {
  return (months * 52) / 12
}
