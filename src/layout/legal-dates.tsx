import { legal } from '#content/legal.ts'
import { useToday } from './clock.ts'

/** The specification asks for today's date; beside it are version and day of the text in force. */
export function LegalDates({ edition }: { edition: { version: string; inForceSince: string } }) {
  const today = useToday()
  return (
    <p className="max-w-measure text-small text-soft">
      {legal.lastUpdated}{' '}
      <time dateTime={today} className="font-semibold text-ink">
        {legal.inWords(today)}
      </time>
      <br />
      {legal.edition(edition.version, legal.inWords(edition.inForceSince))} {legal.whichGoverns}
    </p>
  )
}
