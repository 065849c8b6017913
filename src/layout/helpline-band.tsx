import { helplineWords as words } from '#content/helplines.ts'
import { type HelplineId, helplines, malaysianLines } from '#src/content/facts/helplines.ts'
import { HelplineHours, HelplineLinks, useClosedStyle } from '#src/sections/helplines.tsx'
import { classes } from '#src/ui/classes.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

/** Helplines before the footer of every page, except the one that lists all of them. */
export function HelplineBand() {
  return (
    <section aria-labelledby="help-now">
      <div className="page-grid pt-4 pb-1 md:pt-8 md:pb-3">
        <h2 id="help-now" className="font-display text-h3">
          {words.title}
        </h2>
        <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 sm:gap-y-4 md:grid-cols-4">
          {malaysianLines.map((id) => (
            <Line key={id} id={id} />
          ))}
        </ul>
        <HelplineLinks />
      </div>
    </section>
  )
}

/** The number's link covers the whole line. A reader view would drop a list that is all links. */
function Line({ id }: { id: HelplineId }) {
  const { name, purpose } = words.lines[id]
  // On phones these have a large number and say who answers; the others have one row.
  const isLarge = id === 'emergency' || id === 'befrienders'
  const closedStyle = useClosedStyle(id)
  return (
    <li
      className={classes(
        'relative border-t text-small leading-snug',
        isLarge
          ? 'border-yellow-400 py-1.5 sm:py-2'
          : 'grid min-h-11.5 items-center border-line py-1 sm:block sm:border-yellow-400 sm:py-2',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 sm:block">
        <strong className={classes('font-semibold sm:block', isLarge && 'w-full', closedStyle)}>
          {id === 'emergency' ? words.danger : name}
        </strong>{' '}
        <PhoneLink
          phone={helplines[id].phone}
          className={classes(
            'whitespace-nowrap after:absolute after:inset-0',
            isLarge ? 'help-number' : 'text-h4 max-sm:order-first sm:help-number',
            closedStyle,
          )}
        />{' '}
        <span
          className={classes(
            'text-soft sm:block',
            isLarge && 'flex-[1_1_11rem] max-sm:[:lang(ta)_&]:basis-full',
          )}
        >
          <span className={isLarge ? undefined : 'max-sm:hidden'}>{unbroken(purpose)}</span>{' '}
          <HelplineHours id={id} className="inline-block!" />
        </span>
      </p>
    </li>
  )
}
