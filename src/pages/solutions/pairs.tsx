import type { CSSProperties, ReactNode } from 'react'
import { statisticTexts } from '#content/statistics.ts'
import { solutions } from '#content/solutions.ts'
import type { StatisticId } from '#src/content/facts/statistics.ts'
import { type ClaimId, statusOf } from '#src/content/facts/claims.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { StatisticSources } from '#src/sections/statistics.tsx'
import { type PagePath, sectionPaths } from '#src/paths.ts'
import { RecordScreen } from '#src/product/record-screen.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { FrayedThreads, KnittedThreads, type MotifName } from '#src/weave/knitted-threads.tsx'
import type { BundleName } from '#src/weave/threads.tsx'

type ProblemId = keyof typeof solutions.problems.items

type Pair = {
  bundle: BundleName
  /** What the answer's threads are knitted into. */
  motif: MotifName
  claim: ClaimId
  /** Stand in the problem's sentence, the first one large. */
  statistics?: readonly [StatisticId, ...StatisticId[]]
  /** Where people find help with the problem today. */
  help?: PagePath
  /** Stands below the pair, from edge to edge. */
  picture?: ReactNode
}

const pairs: Record<ProblemId, Pair> = {
  professionals: {
    bundle: 'blue',
    motif: 'phone',
    claim: 'therapy',
    statistics: ['psychiatrists', 'population'],
    help: sectionPaths.openToday,
  },
  alternatives: { bundle: 'pink', motif: 'eyes', claim: 'crisis' },
  costs: { bundle: 'green', motif: 'coin', claim: 'ways', statistics: ['privateSession'] },
  system: {
    bundle: 'navy',
    motif: 'record',
    claim: 'clinicians',
    help: sectionPaths.treatment,
    picture: <RecordScreen className="tone-leaf overflow-hidden pt-7 md:pt-16" />,
  },
  culture: { bundle: 'sky', motif: 'spears', claim: 'local' },
}

/** On a phone the lists alternate; from 640 px each problem has its answer beside it. */
function mobileOrder(problem: ProblemId, list: 'problems' | 'solutions'): CSSProperties {
  return { order: 2 * keysOf(pairs).indexOf(problem) + (list === 'problems' ? 1 : 2) }
}

/** The specification's order of the solutions; the grid puts each beside its problem. */
const solutionOrder = ['professionals', 'alternatives', 'culture', 'system', 'costs'] as const

const left = 'tone-yellow sm:col-start-1 md:pl-bleed'
const right = 'tone-green sm:col-start-2 md:pr-bleed'
const padded = 'px-5 md:px-margin'
const spaced = 'pb-4 sm:pt-6 sm:pb-8 md:pt-8 md:pb-10'
/** A phone shows the threads at half their size. */
const edge =
  '-mx-5 max-sm:h-25 max-sm:overflow-hidden max-sm:*:*:w-[200%] max-sm:*:*:origin-top-left max-sm:*:*:[scale:.5]'

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
        <Head title={answers.title} className={classes(right, 'order-1')} />
        <ul className="contents">
          {solutionOrder.map((problem) => (
            <Solution key={problem} problem={problem} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** On a phone, where the lists alternate, the first card of each list has its title as a label. */
function Head({ title, className }: { title: string; className: string }) {
  return (
    <div
      className={classes(
        padded,
        className,
        'pt-4 max-sm:-mb-px max-sm:pb-3 sm:pt-12 sm:pb-2 md:pt-16',
      )}
    >
      <h2 className="font-display text-h2 max-sm:font-text max-sm:text-label max-sm:font-semibold">
        {title}
      </h2>
    </div>
  )
}

type ProblemWords = Card & { help?: string }

function Problem({ problem }: { problem: ProblemId }) {
  const { title, text, help: linkText }: ProblemWords = solutions.problems.items[problem]
  const { bundle, statistics, help } = pairs[problem]
  return (
    <li className={classes(padded, left, spaced)} style={mobileOrder(problem, 'problems')}>
      <div className={classes(edge, 'md:-mr-margin md:-ml-bleed')}>
        <FrayedThreads bundle={bundle} />
      </div>
      <h3 className="mt-3 font-display text-ledger sm:mt-6">{title}</h3>
      <p className={classes('mt-2 max-w-measure text-lead sm:mt-3', statistics && 'text-balance')}>
        {statistics ? <StatisticSentence statistics={statistics} text={text} /> : text}
      </p>
      {statistics ? <StatisticSources of={statistics} className="mt-2 max-w-none" /> : null}
      {help && linkText ? (
        <ButtonLink to={help} variant="quiet" className="mt-1">
          {linkText}
        </ButtonLink>
      ) : null}
    </li>
  )
}

type StatisticSentenceProps = { statistics: readonly [StatisticId, ...StatisticId[]]; text: string }

/** The first figure stands large in its sentence, any other one bold. */
function StatisticSentence({ statistics, text }: StatisticSentenceProps): ReactNode {
  const [large] = statistics
  return statistics.reduce<ReactNode[]>(
    (parts, id) =>
      parts.flatMap((part) =>
        typeof part === 'string' ? setApart(statisticTexts[id], part, id === large) : part,
      ),
    [text],
  )
}

function setApart(figure: string, words: string, isLarge: boolean): ReactNode[] {
  const [before, ...after] = words.split(figure)
  const className = isLarge
    ? 'font-display text-figure-m font-normal sm:text-[length:min(11.1vw,10rem)]'
    : 'font-semibold'
  const strong = (
    <strong key={figure} className={className}>
      {figure}
    </strong>
  )
  return [before, ...after.flatMap((rest) => [strong, rest])]
}

function Solution({ problem }: { problem: ProblemId }) {
  const { title, text } = solutions.solutions.items[problem]
  const { bundle, motif, claim, picture, statistics } = pairs[problem]
  const order = mobileOrder(problem, 'solutions')
  return (
    <li className="contents">
      <div
        className={classes(padded, right, spaced, statistics && 'md:flex md:flex-col')}
        style={order}
      >
        <div className={classes(edge, 'md:-mr-bleed md:-ml-margin')}>
          <KnittedThreads bundle={bundle} answer={motif} status={statusOf(claim)} />
        </div>
        <h3 className="mt-3 font-display text-ledger sm:mt-6">{title}</h3>
        <p
          className={classes(
            'mt-2 max-w-measure text-lead sm:mt-3',
            // Stands level with the problem's large figure, and fills its height.
            statistics &&
              'md:my-auto md:py-2 md:text-[length:max(1.125rem,clamp(1.3125rem,2.15vw,2.25rem)*var(--large,1))] md:leading-snug',
          )}
        >
          {text}
        </p>
      </div>
      {picture ? (
        <div id="record" className="col-span-full scroll-mt-16" style={order}>
          {picture}
        </div>
      ) : null}
    </li>
  )
}
