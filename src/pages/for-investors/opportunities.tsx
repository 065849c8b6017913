import type { ReactNode } from 'react'
import { figureTexts } from '#content/figures.ts'
import { forInvestors } from '#content/for-investors.ts'
import { type FigureId, figures } from '#src/content/facts.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources } from '#src/sections/figures.tsx'
import { cloths } from '#src/weave/cloth-draft.ts'
import { Cloth } from '#src/weave/cloth.tsx'
import { PeopleInMillions } from '#src/weave/stitch-count.tsx'

export function Opportunities() {
  const words = forInvestors.opportunities
  const { round, reach, model, edge, impact, pipeline } = words.items
  const [number, unit] = figureTexts.market.split(' ')
  return (
    <section className="grid md:grid-cols-[41fr_59fr]">
      <div className="tone-kunyit">
        <div className="px-5 py-10 md:sticky md:top-(--header) md:pt-16 md:pl-bleed">
          <p className="-ml-1 font-display text-figure-l">
            {number} {unit ? <span className="text-ledger">{unit}</span> : null}
          </p>
          <h2 className="mt-5 font-display text-h3 max-sm:text-[min(1.625rem,6.2vw)]">
            {words.title}
          </h2>
          <p className="mt-2 max-w-lead">{words.text}</p>
          <FigureSources of={['market']} className="mt-3" />
          <PeopleInMillions
            total={figures.population.quantity / 1e6}
            filled={figures.peopleAffected.quantity / 1e6}
            className="mt-10 md:mt-14"
          />
          <p className="mt-5 font-display text-h3">{words.share.title}</p>
          <p className="mt-2 max-w-lead">{words.share.text}</p>
          <FigureSources of={['peopleAffected', 'population']} className="mt-3" />
        </div>
      </div>
      <div className="tone-surface">
        <ul>
          <Row {...round} />
          <Row {...reach} />
          <Row {...model}>
            <OnePlatform />
          </Row>
          <Row {...edge} />
          <Row {...impact} figures={['privateSession']} />
          <Row {...pipeline} />
        </ul>
      </div>
    </section>
  )
}

type RowProps = Card & { figures?: readonly FigureId[]; children?: ReactNode }

function Row({ title, text, figures: shown, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6 border-b border-line px-5 py-6 md:py-8 md:pr-margin md:pl-14">
      <div className="grow basis-72">
        <h3 className="font-display text-h3">{title}</h3>
        <p className="mt-2 max-w-lead text-soft">{text}</p>
        {shown ? <FigureSources of={shown} className="mt-2" /> : null}
      </div>
      {children}
    </li>
  )
}

/** Four cloths for the four kinds of partner, on one bar. */
function OnePlatform() {
  return (
    <div aria-hidden="true" className="flex border-t-4 border-ink pt-1">
      {keysOf(cloths).map((kind) => (
        <Cloth key={kind} kind={kind} cell={3} rows={44} />
      ))}
    </div>
  )
}
