import { classes } from '#src/ui/classes.ts'
import { Cloth } from '#src/weave/cloth.tsx'
import { whenSeen } from '#src/weave/when-seen.ts'

const kinds = ['campus', 'company', 'community', 'clinic'] as const

/** On a phone the cloths hang below the buttons; each has as many rows as end with a whole panel. */
const short = { campus: 60, company: 71, community: 80, clinic: 66 }

export function HangingCloths({ className }: { className: string }) {
  return (
    <div
      ref={whenSeen}
      aria-hidden="true"
      className={classes(
        'relative pt-2 before:absolute before:top-0 before:-left-6 before:h-2 before:w-[110vw] before:bg-ink',
        className,
      )}
    >
      <Row cell={2} rows={short} className="flex min-[22.5rem]:hidden" />
      <Row cell={3} rows={short} className="hidden min-[22.5rem]:max-sm:flex" />
      <Row cell={4} rows={short} className="hidden sm:flex md:hidden" />
      <Row cell={4} className="hidden md:flex xl:hidden" />
      <Row cell={6} className="hidden xl:flex" />
    </div>
  )
}

type RowProps = { cell: number; rows?: Record<(typeof kinds)[number], number>; className: string }

/** A narrower window gets smaller cells in whole pixels instead of a scaled cloth. */
function Row({ cell, rows, className }: RowProps) {
  return (
    <div className={classes('unrolls justify-between', className)}>
      {kinds.map((kind) => (
        <Cloth key={kind} kind={kind} cell={cell} rows={rows?.[kind]} />
      ))}
    </div>
  )
}
