import { figureTexts } from '#content/figures.ts'
import { forInvestors } from '#content/for-investors.ts'
import type { FigureId } from '#src/content/facts.ts'
import type { Card } from '#src/content/types.ts'
import { FigureSources } from '#src/layout/figures.tsx'

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
        </div>
      </div>
      <div className="tone-surface">
        <ul>
          <Row {...round} />
          <Row {...reach} figures={['peopleAffected']} />
          <Row {...model} />
          <Row {...edge} />
          <Row {...impact} figures={['privateSession']} />
          <Row {...pipeline} />
        </ul>
      </div>
    </section>
  )
}

function Row({ title, text, figures }: Card & { figures?: readonly FigureId[] }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line px-5 py-6 sm:max-md:grid-cols-2 md:px-margin lg:grid-cols-[5fr_6fr] md:py-8 lg:py-9">
      <h3 className="font-display text-h3">{title}</h3>
      <div>
        <p className="max-w-lead text-soft">{text}</p>
        {figures ? <FigureSources of={figures} className="mt-2" /> : null}
      </div>
    </li>
  )
}
