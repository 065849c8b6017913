import { legal } from '#content/legal.ts'
import { formatDay, useToday } from './today.ts'

type LegalDatesProps = { edition: { version: string; inForceSince: string } }

/** Today's date, which the specification asks for, and beside it which text applies and since when. */
export function LegalDates({ edition }: LegalDatesProps) {
  const today = useToday()
  return (
    <p className="text-small text-soft">
      {legal.lastUpdated}{' '}
      <time dateTime={today} className="font-semibold text-ink">
        {formatDay(today, legal.dateLanguage)}
      </time>
      <br />
      {legal.edition(edition.version, formatDay(edition.inForceSince, legal.dateLanguage))}
    </p>
  )
}
