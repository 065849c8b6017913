import { howItWorks } from '#content/how-it-works.ts'
import { exchange } from '#src/content/quoted/lines.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { classes } from '#src/ui/classes.ts'
import { Bunga } from '#src/weave/bunga.tsx'
import { whenSeen } from '#src/weave/weaving.tsx'

type Stair = { step: keyof typeof howItWorks.steps.list; className: string; isDark?: boolean }

/** `className` sets background and pattern colour; --stair is the step's width in tiles. */
const stairs: Stair[] = [
  { step: 'plan', className: 'bg-bandung-200 text-bandung-500 [--stair:1]' },
  { step: 'account', className: 'bg-telang-200 text-telang-700 [--stair:2]' },
  { step: 'needs', className: 'bg-kunyit-200 text-kunyit-500 [--stair:3]' },
  { step: 'session', className: 'bg-pandan-300 text-pandan-600 [--stair:4]' },
  { step: 'follow-up', className: 'bg-telang-700 text-kunyit-400 [--stair:5]', isDark: true },
  { step: 'change', className: 'bg-telang-900 text-kunyit-400 [--stair:6]', isDark: true },
]

export function Staircase() {
  return (
    <section className="relative overflow-x-clip max-lg:pb-4">
      <h2 className="px-bleed py-3 font-semibold">{howItWorks.steps.title}</h2>
      {/* A step is a sixth of a narrower window; from 1100 px on the numeral has a tile of its own, and the exchange a third of the page. */}
      <ol className="[--numeral:0] [--step:calc(100vw/6)] lg:[--numeral:1] lg:[--step:6rem] lg:[--exchange:calc((100vw-2*theme(spacing.bleed))/3-1rem)] 2xl:[--bleed:theme(spacing.bleed)]">
        {stairs.map((stair, index) => (
          <Step key={stair.step} {...stair} count={index + 1} />
        ))}
      </ol>
    </section>
  )
}

type StepProps = Stair & { count: number }

function Step({ step, className, isDark = false, count }: StepProps) {
  const { title, text } = howItWorks.steps.list[step]
  const lozenges = {
    columns: count,
    core: isDark ? 'fill-bandung-300' : 'fill-telang-900',
    double: isDark,
  }
  return (
    <li ref={whenSeen} className="lg:flex lg:min-h-54">
      <div
        aria-hidden="true"
        className={classes(
          className,
          // The first is on the first screen, before scripts.
          count > 1 && 'with-app:weave-along',
          'flex w-[calc((var(--stair)+var(--numeral))*var(--step)+var(--bleed,0px))] shrink-0 justify-between overflow-hidden lg:pr-7 2xl:pl-bleed',
        )}
      >
        <Bunga
          {...lozenges}
          rows={1}
          className="m-auto h-auto w-[calc(var(--stair)*round(down,var(--step),16px))] lg:hidden"
        />
        <Bunga {...lozenges} rows={2} className="max-lg:hidden" />
        <Numeral
          count={count}
          className={classes(
            'self-end pb-5 max-lg:hidden',
            isDark ? 'text-santan' : 'text-telang-900',
          )}
        />
      </div>
      <div
        className={classes(
          'flex px-5 pt-6 pb-10 md:px-margin lg:block lg:py-11 lg:pl-11',
          // Leaves room for the exchange: from 1100 px its third line (103 % of --exchange) is the widest beside this text, from 1440 px its first (109 %).
          !isDark &&
            'lg:pr-[calc(theme(spacing.bleed)+1.03*var(--exchange))] xl:pr-[calc(theme(spacing.bleed)+1.09*var(--exchange)+0.25rem)]',
        )}
      >
        <Numeral count={count} className="w-12 shrink-0 lg:hidden" />
        <div>
          <h3 className="font-display text-ledger">{title}</h3>
          <p className="mt-3 max-w-text text-soft">{text}</p>
          {step === 'needs' ? <Exchange /> : null}
        </div>
      </div>
    </li>
  )
}

/** Hidden from screen readers, which read the list's own number. */
function Numeral({ count, className }: { count: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('font-display text-[2.75rem] leading-[0.8] lg:text-figure-m', className)}
    >
      {count}
    </span>
  )
}

/** From 1100 px on each line stands beside one of the first four stairs, a little shorter than the line above. */
const lengths = ['lg:w-[109%]', 'lg:w-[106%]', 'lg:w-[103%]', 'lg:w-full']

function Exchange() {
  const { title, note } = howItWorks.steps.exchange
  const { said, answered } = exchange
  return (
    <figure className="mt-10 lg:absolute lg:top-0 lg:right-bleed lg:mt-0 lg:h-2/3 lg:w-(--exchange)">
      <figcaption className="sr-only">{title}</figcaption>
      <div className="grid gap-3 lg:h-full lg:grid-rows-4 lg:gap-0">
        {[...said, ...answered].map((line, index) => (
          <p
            key={line[0]?.text}
            className={classes(
              index < said.length
                ? 'justify-self-end text-right text-ink'
                : 'text-reply max-lg:justify-self-start lg:justify-self-end',
              'self-start border-b-2 pb-1 font-display text-spoken lg:mt-11',
              lengths[index],
            )}
          >
            <Quotes line={line} />
          </p>
        ))}
      </div>
      <p className="mt-5 text-small text-soft lg:absolute lg:bottom-16">{note}</p>
    </figure>
  )
}
