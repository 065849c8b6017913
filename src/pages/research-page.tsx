import { research } from '#content/research.ts'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { StatisticSources, StatisticText } from '#src/sections/statistics.tsx'
import { TitledItem } from '#src/sections/titled-item.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { CallsToAction } from './research/calls-to-action.tsx'
import { Evidence } from './research/evidence.tsx'
import { FactSheet } from './research/fact-sheet.tsx'
import { Hero } from './research/hero.tsx'
import { Press } from './research/press.tsx'
import { Register } from './research/register.tsx'
import { Trials } from './research/trials.tsx'

export default function ResearchPage() {
  return (
    <Page {...research.meta} path={paths.research} heading={research.hero.title} hero={<Hero />}>
      <Method />
      <Evidence />
      <Insights />
      <Register />
      <CallsToAction />
      <Press />
      <FactSheet />
    </Page>
  )
}

/** What we promise of the results is the poster; how a study treats people stands beside it. */
function Method() {
  const { title, list, whoFor } = research.method
  const [agree, watch, publish] = list
  return (
    <section className="tone-green">
      <div className="page-grid gap-y-5 py-8 md:py-10">
        <h2 className="font-display text-h3">{title}</h2>
        <Trials />
        <div className="font-display text-statement md:col-span-8">
          <h3>{publish.title}</h3>
          <p className="text-(--thread-leaf)">{publish.text}</p>
        </div>
        <div className="md:col-span-4 md:col-start-9">
          <ul className="grid gap-y-4 md:gap-y-5">
            <TitledItem {...agree} />
            <TitledItem {...watch} />
          </ul>
          <ButtonLink to={sectionPaths.whoFor} variant="quiet" className="mt-4 w-fit">
            {whoFor}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Insights() {
  const { title, list } = research.insights
  return (
    <section className="tone-blue">
      <div className="page-grid gap-y-3 py-8 md:py-10">
        <h2 className="font-display text-h3">{title}</h2>
        <ol className="grid gap-x-6 gap-y-4 md:grid-cols-3">
          {keysOf(list).map((figure) => (
            <li key={figure}>
              <p className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3">
                <span className="block font-display text-statement">
                  <StatisticText of={figure} />
                </span>{' '}
                <span className="block text-h4 max-md:flex-1 max-md:basis-40">
                  {list[figure].caption}
                </span>
              </p>
              <p className="mt-1 leading-snug">{list[figure].text}</p>
              <StatisticSources of={[figure]} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
