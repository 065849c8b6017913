import type { CSSProperties, ReactNode } from 'react'
import { figureTexts } from '#content/figures.ts'
import { solutions } from '#content/solutions.ts'
import type { FigureId } from '#src/content/facts.ts'
import { register, type ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources } from '#src/sections/figures.tsx'
import { sectionPaths } from '#src/paths.ts'
import { RecordScreen } from '#src/product/record-screen.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { type BundleName, Threads } from '#src/weave/threads.tsx'

type ProblemId = keyof typeof solutions.problems.items

type Pair = {
  bundle: BundleName
  claim?: ClaimId
  /** The first figure stands in the problem's sentence; the sources of all are below. */
  figures?: readonly [FigureId, ...FigureId[]]
  /** Stands beside the solution's words in a wide window, and below them in others. */
  picture?: ReactNode
}

const pairs: Record<ProblemId, Pair> = {
  professionals: { bundle: 'telang', claim: 'therapy', figures: ['psychiatrists', 'population'] },
  alternatives: { bundle: 'bandung', claim: 'crisis' },
  costs: { bundle: 'pandan', figures: ['privateSession'] },
  system: {
    bundle: 'navy',
    claim: 'clinicians',
    picture: <RecordScreen withCaption={false} className="max-w-80" />,
  },
  culture: { bundle: 'sky', claim: 'local' },
}

/** On a phone the lists alternate; from 640 px each problem has its answer beside it. */
function mobileOrder(problem: ProblemId, list: 'problems' | 'solutions'): CSSProperties {
  return { order: 2 * keysOf(pairs).indexOf(problem) + (list === 'problems' ? 1 : 2) }
}

/** The specification's order of the solutions; the grid puts each beside its problem. */
const solutionOrder = ['professionals', 'alternatives', 'culture', 'system', 'costs'] as const

const left = 'tone-kunyit sm:col-start-1 md:pl-bleed'
const right = 'tone-pandan sm:col-start-2 md:pr-bleed'
const padded = 'px-5 md:px-margin'

export function Pairs() {
  const { problems, solutions: answers } = solutions
  return (
    <div className="flex flex-col sm:grid sm:grid-flow-dense sm:grid-cols-2">
      <section className="contents">
        <Head title={problems.title} className={left} />
        <ul className="contents">
          {keysOf(pairs).map((problem) => (
            <Problem key={problem} problem={problem} />
          ))}
        </ul>
      </section>
      <section className="contents">
        <Head title={answers.title} className={classes(right, 'order-2')}>
          {answers.status}
        </Head>
        <ul className="contents">
          {solutionOrder.map((problem) => (
            <Solution key={problem} problem={problem} />
          ))}
        </ul>
      </section>
    </div>
  )
}

type HeadProps = { title: string; className: string; children?: string }

function Head({ title, className, children }: HeadProps) {
  return (
    <div className={classes(padded, className, 'pt-12 pb-8 md:pt-16 md:pb-12')}>
      <h2 className="max-w-title font-display text-h2">{title}</h2>
      {children ? <p className="mt-4 font-semibold">{children}</p> : null}
    </div>
  )
}

type ProblemWords = Card & { sentence?: string; today?: string }

function Problem({ problem }: { problem: ProblemId }) {
  const { title, text, sentence, today }: ProblemWords = solutions.problems.items[problem]
  const { bundle, figures } = pairs[problem]
  return (
    <li
      className={classes(padded, left, 'pb-10 md:pb-16')}
      style={mobileOrder(problem, 'problems')}
    >
      <div className="-mx-5 md:-mr-margin md:-ml-bleed">
        <Threads state="cut" bundle={bundle} />
      </div>
      <h3 className="mt-6 font-display text-ledger">{title}</h3>
      {figures && sentence ? (
        <FigureSentence figure={figureTexts[figures[0]]} sentence={sentence} />
      ) : null}
      <p className="mt-3 max-w-measure text-lead">{text}</p>
      {today ? (
        <ButtonLink to={sectionPaths.openToday} variant="quiet" className="mt-1">
          {today}
        </ButtonLink>
      ) : null}
      {figures ? <FigureSources of={figures} className="mt-2" /> : null}
    </li>
  )
}

/** The figure stands large in its sentence. */
function FigureSentence({ figure, sentence }: { figure: string; sentence: string }) {
  const [before, after] = sentence.split(figure)
  return (
    <p className="mt-3 flex flex-wrap items-baseline-last gap-x-4">
      {before ? <span className="text-lead">{before}</span> : null}
      <span className="font-display text-figure-m">{figure}</span>
      <span className="max-w-statement flex-[1_1_0] text-lead text-balance">{after}</span>
    </p>
  )
}

function Solution({ problem }: { problem: ProblemId }) {
  const { title, answers, text } = solutions.solutions.items[problem]
  const { bundle, claim, picture } = pairs[problem]
  const isPlanned = claim && register[claim].status === 'planned'
  return (
    <li
      className={classes(padded, right, 'pb-10 md:pb-16')}
      style={mobileOrder(problem, 'solutions')}
    >
      <div className="-mx-5 md:-mr-bleed md:-ml-margin">
        <Threads state="joined" bundle={bundle} />
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-6 xl:auto-cols-auto xl:grid-flow-col">
        <div>
          <h3 className="font-display text-ledger">{title}</h3>
          <p className="mt-2 font-semibold">{answers}</p>
          <p className="mt-3 max-w-measure text-lead">{text}</p>
          {isPlanned ? <StatusTag claim={claim} className="mt-3" /> : null}
        </div>
        {picture}
      </div>
    </li>
  )
}
