import { howItWorks } from '#content/how-it-works.ts'
import type { Card, Voice } from '#src/content/types/shared.ts'
import { classes } from '#src/ui/classes.ts'
import { Bunga } from '#src/weave/bunga.tsx'

/** Ground, thread, core and width of each block: the steps climb by one tile. */
const blocks = [
  {
    look: 'bg-bandung-200 text-bandung-500',
    core: 'fill-telang-900',
    width: 'w-1/6 lg:w-48',
  },
  {
    look: 'bg-telang-200 text-telang-700 delay-60',
    core: 'fill-telang-900',
    width: 'w-2/6 lg:w-72',
  },
  {
    look: 'bg-kunyit-200 text-kunyit-500 delay-120',
    core: 'fill-telang-900',
    width: 'w-3/6 lg:w-96',
  },
  {
    look: 'bg-pandan-300 text-pandan-600 delay-180',
    core: 'fill-telang-900',
    width: 'w-4/6 lg:w-120',
  },
  {
    look: 'bg-telang-700 text-kunyit-400 delay-240',
    core: 'fill-bandung-300',
    double: true,
    width: 'w-5/6 lg:w-144',
  },
  {
    look: 'bg-telang-900 text-kunyit-400 delay-300',
    core: 'fill-bandung-300',
    double: true,
    width: 'w-full lg:w-168',
  },
]

/** Step three is where somebody first says something: the exchange stands with it. */
const exchangeAt = 2

/** Six steps whose blocks, flush with the window's left edge, are the edge of the cloth. */
export function Staircase() {
  const { title, list } = howItWorks.steps
  return (
    <section aria-labelledby="steps" className="relative max-lg:pb-4">
      <h2 id="steps" className="sr-only">
        {title}
      </h2>
      <ol>
        {list.map((step, index) => (
          <Step key={step.title} step={step} index={index} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, index }: { step: Card; index: number }) {
  const block = blocks[index]
  if (!block) return null
  const count = index + 1
  return (
    <li className="lg:flex lg:min-h-54">
      <div
        aria-hidden="true"
        className={classes(
          block.look,
          block.width,
          'flex shrink-0 justify-between overflow-hidden transition-transform duration-[320ms] ease-in starting:-translate-x-full lg:pr-7',
        )}
      >
        <Bunga
          columns={count}
          rows={1}
          tile="half"
          core={block.core}
          double={block.double}
          className="lg:hidden"
        />
        <Bunga
          columns={count}
          rows={2}
          core={block.core}
          double={block.double}
          className="shrink-0 max-lg:hidden"
        />
        <Numeral
          count={count}
          className={classes(
            'self-end pb-5 max-lg:hidden',
            count > 4 ? 'text-santan' : 'text-telang-900',
          )}
        />
      </div>
      <div
        className={classes(
          'flex px-5 pt-6 pb-12 md:px-margin lg:block lg:py-11 lg:pl-11',
          index <= exchangeAt ? 'lg:pr-[34vw]' : undefined,
        )}
      >
        <Numeral count={count} className="w-12 shrink-0 lg:hidden" />
        <div>
          <h3 className="font-display text-ledger">{step.title}</h3>
          <p className="mt-3 max-w-[33.7em] text-soft">{step.text}</p>
          {index === exchangeAt ? <Exchange /> : null}
        </div>
      </div>
    </li>
  )
}

/** The number of a step as the eye reads it; the list numbers it for everyone else. */
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

function Exchange() {
  const { title, said, answered, note } = howItWorks.steps.exchange
  return (
    <figure className="mt-10 lg:absolute lg:top-24 lg:right-bleed lg:mt-0 lg:w-[calc(min(91.12vw,90rem)/3-1rem)]">
      <figcaption className="sr-only">{title}</figcaption>
      <div className="grid justify-items-end gap-3">
        {said.map((line) => (
          <Line key={line[0]?.text} line={line} className="text-ink" />
        ))}
      </div>
      <div className="mt-7 grid justify-items-start gap-3">
        {answered.map((line) => (
          <Line key={line[0]?.text} line={line} className="text-reply" />
        ))}
      </div>
      <p className="mt-5 text-tiny text-soft">{note}</p>
    </figure>
  )
}

/** A spoken line on its thread, in the fixed size at which the reply's green may be read. */
function Line({ line, className }: { line: Voice[]; className: string }) {
  return (
    <p
      className={classes(
        className,
        'border-b-2 pb-1 font-display text-[1.5625rem] leading-[1.3] tracking-[-0.01em]',
      )}
    >
      {line.map((part) => (
        <span key={part.text} lang={part.lang}>
          {part.text}
        </span>
      ))}
    </p>
  )
}
