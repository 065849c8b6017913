import { legal } from '#content/legal.ts'
import { useToday } from './today.ts'

type LegalDatesProps = { edition: { version: string; inForceSince: string } }

/** Today's date, which the specification asks for, and beside it which text applies and since when. */
export function LegalDates({ edition }: LegalDatesProps) {
  const today = useToday()
  return (
    <p className="text-small text-soft">
      {legal.lastUpdated}{' '}
      <time dateTime={today} className="font-semibold text-ink">
        {inWords(today)}
      </time>
      <br />
      {legal.edition(edition.version, inWords(edition.inForceSince))}
    </p>
  )
}

/** A day (YYYY-MM-DD) in words. Without Intl, whose first use takes a slow phone 60 ms. */
function inWords(day: string): string {
  const [year = '', month, date] = day.split('-')
  return legal.day(String(Number(date)), legal.months[Number(month) - 1] ?? '', year)
}
