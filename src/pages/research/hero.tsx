import { factSheet } from '#content/fact-sheet.ts'
import { research } from '#content/research.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { GrowingShoots } from '#src/weave/shoots/growing-shoots.tsx'

/** On a phone two buttons share a row. */
const sharesRow = 'max-sm:w-auto max-sm:flex-auto max-sm:px-2 max-sm:text-label'

export function Hero() {
  const { title, lead, questions, participate, subject, partner } = research.hero
  return (
    <section className="overflow-x-clip tone-blue">
      <div className="page-grid gap-x-6 gap-y-3 pt-1 pb-4 md:grid-cols-12 md:gap-y-6 md:pt-8 md:pb-12">
        <div className="md:col-span-7">
          <PageTitle
            caption={research.meta.title}
            className="max-w-[6.6em] max-sm:[&:lang(ms)]:max-w-none [&:lang(zh)]:max-w-none"
          >
            {title}
          </PageTitle>
          <p className="mt-2 max-w-[24em] text-lead max-sm:text-[1.0625rem] max-sm:leading-6 md:mt-7">
            {lead}
          </p>
        </div>
        <div className="md:col-span-5 md:col-start-8 md:row-span-2 md:self-end">
          <div
            aria-hidden="true"
            className="flex items-end justify-between [--cell:4px] max-sm:[--cell:2px] lg:[--cell:5px] 2xl:[--cell:6px]"
          >
            <GrowingShoots palettes={['pink', 'yellow', 'navy']} />
          </div>
          <ol className="rule-b">
            {questions.map((question) => (
              <li
                key={question}
                className="rule-t py-2 font-display text-h3 md:py-5 md:text-ledger"
              >
                {question}
              </li>
            ))}
          </ol>
        </div>
        <div className="md:col-span-7">
          <div className="flex gap-2 sm:gap-3">
            <ButtonLink to={paths.contact} subject={subject} className={sharesRow}>
              {participate}
            </ButtonLink>
            <ButtonLink to={paths.forPartners} variant="secondary" className={sharesRow}>
              {partner}
            </ButtonLink>
          </div>
          <ButtonLink to={sectionPaths.press} variant="quiet" className="mt-1">
            {factSheet.press.title}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
