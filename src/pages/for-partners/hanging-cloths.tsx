import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { cloths } from '#src/weave/cloth/cloth-draft.ts'
import { Cloth } from '#src/weave/cloth/cloth.tsx'

/**
 * Every width is a whole number of pixels for each of a cloth's 23 columns, and so is every row's
 * height. On a phone the cloths hang below the buttons, and their upper ends are hidden.
 */
export function HangingCloths({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'relative pt-2 lg:ml-6 before:absolute before:top-0 before:-left-6 before:h-2 before:w-[110vw] before:bg-ink',
        className,
      )}
    >
      <div className="overflow-hidden">
        <div className="flex items-start justify-between [--beat:8ms] [--row:2px] [--rows:119] max-md:-mt-20 min-narrow:[--row:3px] sm:[--row:4px] sm:max-md:-mt-24 xl:[--row:5px]">
          {keysOf(cloths).map((kind) => (
            <Cloth
              key={kind}
              kind={kind}
              cell={6}
              className="weave-first w-11.5 min-narrow:w-17.25 sm:w-23 xl:w-28.75"
            />
          ))}
        </div>
      </div>
    </div>
  )
}
