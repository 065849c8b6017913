const months = [
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
]

/** Writes a month (YYYY-MM) in words without Intl, whose first use takes a slow phone 60 ms. */
export function monthInWords(date: string): string {
  const [year, month] = date.split('-')
  return `${months[Number(month) - 1]} ${year}`
}

export const legal = {
  inWords: (day: string) => `${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`,
  lastUpdated: 'Last updated:',
  edition: (version: string, inForceSince: string) =>
    `The text is version ${version}, in force unchanged since ${inForceSince}.`,
} as const
