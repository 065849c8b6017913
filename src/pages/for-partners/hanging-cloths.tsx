import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { type ClothKind, cloths } from '#src/weave/cloth-draft.ts'
import { Cloth } from '#src/weave/cloth.tsx'
import { whenSeen } from '#src/weave/weaving.tsx'

/** On a phone the cloths hang below the buttons; row counts chosen so that each ends with a complete panel. */
const rowsOnPhones = { campus: 60, company: 71, community: 80, clinic: 66 }

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
      <Row
        cell={4}
        rows={rowsOnPhones}
        className="flex md:hidden"
        clothClassName="w-11.5 min-narrow:w-17.25 sm:w-23"
      />
      <Row cell={6} className="hidden md:flex" clothClassName="w-23 xl:w-34.5" />
    </div>
  )
}

/** The cloths come down from their bar, one after another. */
const unrolls =
  'weave-along [--unwoven:0_0_100%] [--weave-time:660ms] nth-2:[--order:1] nth-3:[--order:2] nth-4:[--order:3]'

type RowProps = {
  cell: number
  rows?: Record<ClothKind, number>
  className: string
  clothClassName: string
}

/** Every width is a whole number of pixels for each of a cloth's 23 columns. */
function Row({ cell, rows, className, clothClassName }: RowProps) {
  return (
    <div className={classes('items-start justify-between', className)}>
      {keysOf(cloths).map((kind) => (
        <Cloth
          key={kind}
          kind={kind}
          cell={cell}
          rows={rows?.[kind]}
          className={`${unrolls} ${clothClassName}`}
        />
      ))}
    </div>
  )
}
