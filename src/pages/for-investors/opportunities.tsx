import { lazy, Suspense, useState } from 'react'
import { statisticTexts } from '#content/statistics.ts'
import { forInvestors } from '#content/for-investors.ts'
import { ownersWords } from '#content/owners-words.ts'
import { type StatisticId, statistics } from '#src/content/facts/statistics.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { owner } from '#src/content/owner.ts'
import type { Card } from '#src/content/types.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { StatisticSources } from '#src/sections/statistics.tsx'
import type { ArgumentLayout } from '#src/weave/shoots/argument-shoot.tsx'

/** Stands far below the first screen, so that the page does not wait for it. */
const ArgumentShoot = lazy(async () => {
  const module = await import('#src/weave/shoots/argument-shoot.tsx')
  return { default: module.ArgumentShoot }
})

/** The other countries of Southeast Asia, for which programmes are planned. */
const otherCountries = ['BN', 'KH', 'ID', 'LA', 'MM', 'PH', 'SG', 'TH', 'TL', 'VN']

const proofs = (['trials', 'validation', 'device'] as const).map((claim) => statusOf(claim))

/** Six items, and beside them one shoot of six storeys, each as high as its item. */
export function Opportunities() {
  const { title, ask, items } = forInvestors.opportunities
  const { round, reach, model, edge, impact, pipeline } = items
  const [number, unit] = statisticTexts.market.split(' ')
  const [layout, setLayout] = useState<ArgumentLayout>()
  return (
    <section className="tone-green border-b-24 border-blue-950 print:border-0">
      <div
        ref={(element) => {
          if (!element) return undefined
          const observer = new ResizeObserver(() => setLayout(layoutOf(element)))
          observer.observe(element)
          return () => observer.disconnect()
        }}
        className="storeys relative overflow-hidden pt-8 md:pt-16"
      >
        {layout ? (
          <Suspense fallback={null}>
            <ArgumentShoot
              layout={layout}
              people={{
                total: statistics.population.quantity / 1e6,
                filled: statistics.peopleAffected.quantity / 1e6,
              }}
              proofs={proofs}
              countries={otherCountries.length}
            />
          </Suspense>
        ) : null}
        <div className="pointer-events-none relative mx-5 *:pointer-events-auto md:mx-bleed">
          <h2 className="md:max-w-[58vw]">
            <span className="-ml-1 block font-display text-figure-l max-sm:text-[length:var(--market-size,min(6rem,25vw))]">
              {number} {unit ? <span className="text-ledger">{unit}</span> : null}
            </span>{' '}
            <span className="mt-3 block font-display text-h3">{title}</span>
          </h2>
          <StatisticSources of={['market']} className="mt-1" />
          {owner.marketSource ? null : (
            <p className="text-small text-soft">
              <Sentence text={ask} />
            </p>
          )}
          <ul className="mt-4 mr-[28%] sm:mr-[40%] md:mt-10 md:mr-0 md:w-130 md:max-w-[41vw] print:m-0 print:w-auto print:max-w-none">
            <Item {...round} text={[round.text, ...offer()].join(punctuation.afterSentence)} />
            <Item {...reach} sources={['peopleAffected']} />
            <Item {...model} />
            <Item {...edge} />
            <Item {...impact} sources={['privateSession']} />
            <Item {...pipeline} />
          </ul>
        </div>
      </div>
    </section>
  )
}

/** What the owner offers investors, and what the money pays for. */
function offer(): string[] {
  const { round } = forInvestors.opportunities.items
  const { stage, size } = owner.round
  const { useOfFunds } = ownersWords
  return [
    ...(stage && size ? [round.offer(stage, size)] : []),
    ...(useOfFunds.length > 0 ? [round.paysFor(useOfFunds)] : []),
  ]
}

/** Measures the items in their section. */
function layoutOf(section: HTMLElement): ArgumentLayout {
  const { top, left, width } = section.getBoundingClientRect()
  const boxOf = (element: Element) => {
    const box = element.getBoundingClientRect()
    // Rounded as browsers round the lines below the headings.
    const bottom = Math.round(box.bottom) - Math.round(top)
    return { top: box.top - top, left: box.left - left, right: box.right - left, bottom }
  }
  const items = [...section.querySelectorAll('li')]
  const boxes = items.map(boxOf)
  return {
    width,
    margin: Math.min(...boxes.map(({ left: start }) => start)),
    wordsEnd: Math.max(...boxes.map(({ right }) => right)),
    // In a narrow window the shoot starts below the figure, or it would be too steep.
    top: width < 900 ? Math.min(...boxes.map((box) => box.top)) - 32 : 32,
    storeys: items.map((item) => ({
      bottom: boxOf(item).bottom,
      line: boxOf(item.querySelector('h3') ?? item).bottom,
    })),
  }
}

type ItemProps = Card & { caption?: string; sources?: readonly StatisticId[] }

function Item({ title, text, caption, sources }: ItemProps) {
  return (
    <li className="pb-4 md:min-h-48 md:pb-10">
      <h3 className="border-b-2 border-ink pb-1 font-display text-[1.5rem] leading-[1.12] md:text-[2.5rem]">
        {title}
      </h3>
      <p className="mt-2 max-w-lead pr-2">{text}</p>
      {caption ? <p className="mt-2 text-control">{caption}</p> : null}
      {sources ? <StatisticSources of={sources} className="mt-2" /> : null}
    </li>
  )
}
