import type { ReactNode } from 'react'
import { figureTexts } from '#content/figures.ts'
import { solutions } from '#content/solutions.ts'
import type { FigureId } from '#src/content/facts.ts'
import type { ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources } from '#src/layout/figures.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { Tepi } from '#src/weave/tepi.tsx'
import { type BundleName, Threads } from '#src/weave/threads.tsx'

type Gap = keyof typeof solutions.problems.items

type Join = {
  bundle: BundleName
  claim: ClaimId
  /** The first figure says the problem; the sources of all are below. */
  figures?: readonly [FigureId, ...FigureId[]]
  problem: string
  solution: string
}

/** On a phone the two lists interleave, so that each cut thread meets its join. */
const joins: Record<Gap, Join> = {
  professionals: {
    bundle: 'telang',
    claim: 'therapy',
    figures: ['psychiatrists', 'population'],
    problem: 'max-md:order-1',
    solution: 'max-md:order-2',
  },
  alternatives: {
    bundle: 'bandung',
    claim: 'crisis',
    problem: 'max-md:order-3',
    solution: 'max-md:order-4',
  },
  costs: {
    bundle: 'pandan',
    claim: 'price',
    figures: ['privateSession'],
    problem: 'max-md:order-5',
    solution: 'max-md:order-6',
  },
  system: {
    bundle: 'night',
    claim: 'clinicians',
    problem: 'max-md:order-7',
    solution: 'max-md:order-8',
  },
  culture: {
    bundle: 'sky',
    claim: 'local',
    problem: 'max-md:order-9',
    solution: 'max-md:order-10',
  },
}

type Problem = Card & { sentence?: string }
type RowProps = Join & { gap: Gap }

/** The specification's order of the solutions; on a phone CSS puts each below its problem. */
const solutionOrder = ['professionals', 'alternatives', 'culture', 'system', 'costs'] as const

export function Mending() {
  return (
    <div className="flex flex-col">
      <section className="tone-kunyit max-md:contents md:pb-16">
        <Title text={solutions.problems.title} tone="max-md:tone-kunyit" />
        <ul className="max-md:contents">
          {keysOf(joins).map((gap) => (
            <ProblemRow key={gap} gap={gap} {...joins[gap]} />
          ))}
        </ul>
      </section>
      <div className="tone-kunyit overflow-hidden max-md:hidden">
        <Tepi className="h-24 w-1/2 origin-top-left scale-200 text-(--f-pandan)" />
      </div>
      <section className="tone-pandan max-md:contents md:pb-24">
        <Title text={solutions.solutions.title} tone="max-md:tone-pandan max-md:order-2" />
        <ul className="max-md:contents">
          {solutionOrder.map((gap) => (
            <SolutionRow key={gap} gap={gap} {...joins[gap]} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Title({ text, tone }: { text: string; tone: string }) {
  return (
    <div className={classes('page-grid pt-section pb-6 md:pb-12', tone)}>
      <h2 className="font-display text-h2 md:col-span-8">{text}</h2>
    </div>
  )
}

function Row({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li className={className}>
      <div className="page-grid">
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 py-8 max-md:pb-12 sm:max-md:grid-cols-(--columns) md:grid-cols-12 md:rule-t">
          {children}
        </div>
      </div>
    </li>
  )
}

function ProblemRow({ gap, bundle, figures, problem }: RowProps) {
  const { title, text, sentence }: Problem = solutions.problems.items[gap]
  return (
    <Row className={classes('max-md:tone-kunyit [--columns:1fr_2fr]', problem)}>
      <div className="sm:max-md:row-span-2 md:col-span-3">
        <Threads state="cut" bundle={bundle} />
      </div>
      <div className="flex flex-col gap-y-4 md:col-span-5">
        <h3 className="font-display text-ledger">{title}</h3>
        {figures && sentence ? (
          <FigureSentence figure={figureTexts[figures[0]]} sentence={sentence} />
        ) : null}
      </div>
      <div className="md:col-span-4">
        <p className="max-w-measure text-lead">{text}</p>
        {figures ? <FigureSources of={figures} className="mt-3" /> : null}
      </div>
    </Row>
  )
}

/** The figure stands large in its sentence. */
function FigureSentence({ figure, sentence }: { figure: string; sentence: string }) {
  const [before, after] = sentence.split(figure)
  return (
    <p className="order-first flex flex-wrap items-baseline-last gap-x-4">
      {before ? <span className="text-lead">{before}</span> : null}
      <span className="font-display text-figure-m">{figure}</span>
      <span className="max-w-statement flex-[1_1_0] text-lead text-balance">{after}</span>
    </p>
  )
}

function SolutionRow({ gap, bundle, claim, solution }: RowProps) {
  const { title, answers, text } = solutions.solutions.items[gap]
  return (
    <Row className={classes('max-md:tone-pandan [--columns:2fr_1fr]', solution)}>
      <div className="max-md:order-2 md:col-span-5">
        <h3 className="font-display text-ledger">{title}</h3>
        <p className="mt-2 font-semibold">{answers}</p>
      </div>
      <div className="max-md:order-3 md:col-span-4">
        <p className="max-w-measure text-lead">{text}</p>
        <StatusTag claim={claim} className="mt-3" />
      </div>
      <div className="sm:max-md:[grid-area:1/2/3] md:col-span-3">
        <Threads state="joined" bundle={bundle} />
      </div>
    </Row>
  )
}
