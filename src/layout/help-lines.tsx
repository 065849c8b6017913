import { helplineWords as words } from '#content/helplines.ts'
import {
  type Helpline,
  type HelplineId,
  helplines,
  malaysianLines,
} from '#src/content/helplines.ts'
import { classes } from '#src/ui/classes.ts'
import { Optional } from '#src/ui/optional.tsx'
import { isOpen, useMinuteInKualaLumpur } from './clock.ts'

type HelpLinesProps = {
  lines?: readonly HelplineId[]
  withPurpose?: boolean
  /** Stands in the first screen, where nothing may move when the states come. */
  isInView?: boolean
  className?: string
}

/** Rows to tap: number, name and whether somebody answers now. A call leaves no trace here. */
export function HelpLines(props: HelpLinesProps) {
  return (
    <Optional instead={<Lines {...props} minute={null} />}>
      <LinesNow {...props} />
    </Optional>
  )
}

function LinesNow(props: HelpLinesProps) {
  return <Lines {...props} minute={useMinuteInKualaLumpur()} />
}

function Lines(props: HelpLinesProps & { minute: number | null }) {
  const { lines = malaysianLines, withPurpose, isInView, className, minute } = props
  return (
    <ul className={classes('text-small leading-snug', className)}>
      {lines.map((id) => (
        <li key={id} className="border-t border-line">
          <a href={`tel:${helplines[id].phone.dial}`} className="help-line">
            <span>
              <span className="sr-only">{words.call}</span>{' '}
              <span className="link-underline">{helplines[id].phone.text}</span>
            </span>{' '}
            <span>
              <strong className="font-semibold">{words.lines[id].name}</strong>{' '}
              <span
                className={isInView ? 'as-tall-as' : 'block'}
                data-longest={isInView ? longestState(helplines[id]) : undefined}
              >
                <span>{stateOf(helplines[id], minute)}</span>
              </span>
            </span>
          </a>
          {withPurpose ? (
            <p
              className={classes(
                'pb-2 text-soft',
                id !== 'emergency' && 'max-sm:in-[footer]:hidden',
              )}
            >
              {words.lines[id].purpose}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function longestState({ hours }: Helpline): string {
  const { state } = words
  if (!hours) return state.openAlways
  const { opens, closes } = hours
  const all = [state.hours(opens, closes), state.openUntil(closes), state.closed(opens)]
  return all.reduce((longest, text) => (text.length > longest.length ? text : longest))
}

/** A line's hours in the prerendered page; its state in the same place once scripts know the time. */
function stateOf({ hours }: Helpline, minute: number | null): string {
  const { state } = words
  if (!hours) return minute === null ? state.always : state.openAlways
  if (minute === null) return state.hours(hours.opens, hours.closes)
  return isOpen(hours, minute) ? state.openUntil(hours.closes) : state.closed(hours.opens)
}
