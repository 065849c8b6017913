import { Link } from 'react-router-dom'
import { helplineWords as words } from '#content/helplines.ts'
import {
  type Helpline,
  type HelplineId,
  helplines,
  malaysianLines,
  type OpeningHours,
} from '#src/content/facts/helplines.ts'
import { classes } from '#src/ui/classes.ts'
import { sectionPaths } from '#src/paths.ts'
import { useMinuteInKualaLumpur } from '#src/clock.ts'
import { PhoneLink, textLink } from '#src/ui/link.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

type HelplineListProps = { lines?: readonly HelplineId[]; withPurpose?: boolean }

export function HelplineList({ lines = malaysianLines, withPurpose }: HelplineListProps) {
  return (
    <ul className="text-small leading-snug">
      {lines.map((id) => (
        <li key={id} className="border-t border-line">
          {/* Only the number is the link, stretched over the row: reader views drop lists that are all links. */}
          <p className="help-line relative">
            <PhoneLink phone={helplines[id].phone} className="after:absolute after:inset-0" />{' '}
            <span>
              <strong className="font-semibold">{words.lines[id].name}</strong>{' '}
              {withPurpose ? (
                <span className="block">{unbroken(words.lines[id].purpose)}</span>
              ) : null}{' '}
              <HelplineHours id={id} className={withPurpose ? 'text-soft' : undefined} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The two links below a list of numbers. */
export function HelplineLinks() {
  return (
    <ul className="grid grid-cols-[2fr_3fr] gap-x-3 border-t border-line text-small sm:mt-2 sm:font-semibold sm:flex sm:gap-x-6 sm:border-0 print:hidden">
      <li>
        <Link to={sectionPaths.openToday} className={textLink}>
          <span className="link-underline">{words.helpNow}</span>
        </Link>
      </li>
      <li>
        <Link to={sectionPaths.worried} className={textLink}>
          <span className="link-underline">{words.worried}</span>
        </Link>
      </li>
    </ul>
  )
}

/** The emergency number stands apart from the lines for talking. */
export function EmergencyLine() {
  return (
    <div className="emergency-line">
      <p>
        <strong className="font-semibold">{words.danger}</strong>{' '}
        <PhoneLink
          phone={helplines.emergency.phone}
          className="tap-area font-display whitespace-nowrap"
        />
      </p>
      <p className="text-small leading-snug">
        {unbroken(words.lines.emergency.purpose)}
        <HelplineHours id="emergency" />
      </p>
    </div>
  )
}

type HelplineHoursProps = { id: HelplineId; className?: string | undefined }

/** Says when a line is open, and on a screen once scripts know the time whether it is now; paper outlives that minute. */
export function HelplineHours({ id, className }: HelplineHoursProps) {
  const minute = useMinuteInKualaLumpur()
  const hours = hoursOf(helplines[id])
  return (
    <span className={classes('block', className)}>
      {minute === null ? (
        hours
      ) : (
        <>
          <span className="print:hidden">{stateOf(helplines[id], minute)}</span>
          <span className="not-print:hidden">{hours}</span>
        </>
      )}
    </span>
  )
}

function hoursOf({ hours }: Helpline): string {
  return hours === null ? words.state.always : words.state.hours(hours.opens, hours.closes)
}

/** Returns the state with the hours, because a device's clock may be wrong. */
function stateOf(line: Helpline, minute: number): string {
  const { openAlways, open, closed } = words.state
  if (line.hours === null) return openAlways
  return isHelplineOpen(line.hours, minute) ? open(hoursOf(line)) : closed(hoursOf(line))
}

/** Stands first on every sheet of paper, and nowhere else. */
export function HelplinesOnPaper() {
  return (
    <p className="on-paper not-print:hidden">
      {malaysianLines.map((id) => (
        <span key={id}>
          {id === 'emergency' ? words.danger : words.lines[id].name}{' '}
          <b>{helplines[id].phone.text}</b>
        </span>
      ))}
    </p>
  )
}

/** Styles name and number of a line that is closed now, once scripts know the time; paper outlives that minute. */
export function useClosedStyle(id: HelplineId): string | undefined {
  const minute = useMinuteInKualaLumpur()
  if (minute === null || isHelplineOpen(helplines[id].hours, minute)) return undefined
  return 'not-print:opacity-65'
}

/** `hours` is null for a line that never closes. */
export function isHelplineOpen(hours: OpeningHours | null, minute: number): boolean {
  return hours === null || (minute >= hours.opens * 60 && minute < hours.closes * 60)
}
