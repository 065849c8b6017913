import { legal } from '#content/legal.ts'
import { useHydrated } from '#src/ui/hydrated.ts'
import { useToday } from './clock.ts'

/** The specification asks for today's date; beside it are version and day of the text in force. */
export function LegalDates({ edition }: { edition: { version: string; inForceSince: string } }) {
  const today = useToday()
  // The build's day would be wrong from tomorrow on.
  const isKnown = useHydrated()
  return (
    <p className="max-w-measure text-small text-soft">
      <span className="block min-h-[1.55em]">
        {isKnown ? (
          <>
            <span>{legal.lastUpdated}</span>{' '}
            <time dateTime={today} className="font-semibold text-ink">
              {legal.inWords(today)}
            </time>
          </>
        ) : null}
      </span>
      {legal.edition(edition.version, legal.inWords(edition.inForceSince))} {legal.whichGoverns}
    </p>
  )
}
