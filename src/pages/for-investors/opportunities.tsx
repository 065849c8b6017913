import type { ReactNode } from 'react'
import { figureTexts } from '#content/figures.ts'
import { forInvestors } from '#content/for-investors.ts'
import { type FigureId, figures } from '#src/content/facts.ts'
import type { ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources } from '#src/sections/figures.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { cloths } from '#src/weave/cloth-draft.ts'
import { Cloth } from '#src/weave/cloth.tsx'
import { PeopleInMillions } from '#src/weave/stitch-count.tsx'

export function Opportunities() {
  const { title, items } = forInvestors.opportunities
  const { round, reach, model, edge, impact, pipeline } = items
  const [number, unit] = figureTexts.market.split(' ')
  return (
    <section className="grid md:grid-cols-[41fr_59fr]">
      <div className="tone-kunyit">
        <div className="px-5 py-10 md:sticky md:top-(--header) md:pt-16 md:pl-bleed">
          <h2>
            <span className="-ml-1 block font-display text-figure-l">
              {number} {unit ? <span className="text-ledger">{unit}</span> : null}
            </span>{' '}
            <span className="mt-3 block font-display text-h3">{title}</span>
          </h2>
          <FigureSources of={['market']} className="mt-3" />
        </div>
      </div>
      <div className="tone-surface">
        <ul>
          <Row {...round} />
          <Row
            {...reach}
            source="peopleAffected"
            drawing={
              <div className="w-full max-w-88">
                <PeopleInMillions
                  total={figures.population.quantity / 1e6}
                  filled={figures.peopleAffected.quantity / 1e6}
                />
                <p className="mt-3 text-small">{reach.caption}</p>
              </div>
            }
          />
          <Row {...model} claim="pilots" drawing={<OnePlatform />} />
          <Row {...edge} />
          <Row {...impact} claim="launch" source="privateSession" />
          <Row {...pipeline} claim="region" />
        </ul>
      </div>
    </section>
  )
}

type RowProps = Card & { claim?: ClaimId; source?: FigureId; drawing?: ReactNode }

function Row({ title, text, claim, source, drawing }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6 border-b border-line px-5 py-6 md:py-8 md:pr-margin md:pl-14">
      <div className="grow basis-72">
        <h3 className="font-display text-h3">{title}</h3>
        <p className="mt-2 max-w-lead text-soft">{text}</p>
        {claim ? <StatusTag claim={claim} className="mt-3" /> : null}
        {source ? <FigureSources of={[source]} className="mt-2" /> : null}
      </div>
      {drawing}
    </li>
  )
}

/** Four cloths for the four kinds of partner, on one bar. */
function OnePlatform() {
  return (
    <div aria-hidden="true" className="flex border-t-4 border-ink pt-1">
      {keysOf(cloths).map((kind) => (
        <Cloth isDeferred key={kind} kind={kind} cell={3} rows={44} />
      ))}
    </div>
  )
}
