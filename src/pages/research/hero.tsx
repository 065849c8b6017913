import { factSheet } from '#content/fact-sheet.ts'
import { research } from '#content/research.ts'
import { studyWords } from '#content/studies.ts'
import {
  smallestFirst,
  stitchesOf,
  studies,
  type Study,
  type StudyId,
} from '#src/content/studies.ts'
import { paths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BareWarp, StudyStitches } from '#src/weave/study-stitches.tsx'

/** On a phone two buttons share a row. */
const sharesRow = 'max-sm:w-auto max-sm:flex-auto max-sm:px-2 max-sm:text-label'

export function Hero() {
  const { title, lead, participate, subject, partner } = research.hero
  return (
    <section className="overflow-x-clip tone-telang">
      <div className="page-grid gap-y-6 pt-1 pb-8 md:py-8">
        <div className="md:col-span-7">
          <PageTitle
            caption={research.meta.title}
            className="max-w-[6.6em] max-sm:[&:lang(ms)]:max-w-none [--h1-narrow:11.8vw] [&:lang(en)]:[--h1-most:6.5rem]"
          >
            {title}
          </PageTitle>
          <p className="mt-2 max-w-[24em] text-lead max-sm:text-[1.0625rem] max-sm:leading-6 md:mt-7">
            {lead}
          </p>
          <div className="mt-4 flex gap-2 sm:gap-3 md:mt-7">
            <ButtonLink to={paths.contact} subject={subject} className={sharesRow}>
              {participate}
            </ButtonLink>
            <ButtonLink to={paths.forPartners} variant="secondary" className={sharesRow}>
              {partner}
            </ButtonLink>
          </div>
          <ButtonLink to={`${paths.research}#press`} variant="quiet" className="mt-1">
            {factSheet.press.title}
          </ButtonLink>
        </div>
        <Studies />
      </div>
    </section>
  )
}

/** The smallest study comes first; one without people is the bare warp below the beam. */
function Studies() {
  const { title, key } = research.hero.studies
  return (
    <div className="w-full md:max-w-127 md:col-span-5 md:col-start-8 md:justify-self-end">
      <p className="max-md:text-small">
        <b className="font-semibold">{title}</b> {key}
      </p>
      <div className="mt-2 h-2 w-screen bg-(--thread-night) max-md:hidden" />
      <ol className="grid gap-2 max-md:mt-2 md:gap-3.5">
        {smallestFirst.map((id) => (
          <HeroStudy key={id} id={id} />
        ))}
      </ol>
    </div>
  )
}

function HeroStudy({ id }: { id: StudyId }) {
  const { author, year, inMalaysia = false }: Study = studies[id]
  const count = stitchesOf(id)
  return (
    <li className="flex flex-col">
      <p className="leading-6 md:leading-7">
        <span className="mr-1 font-display text-[1.3125rem]">{`${author} ${year}`}</span>{' '}
        <span className="text-small">{studyWords[id].inShort}</span>
      </p>
      {count === 0 ? (
        <BareWarp className="h-4 w-full md:-order-1 md:h-9.5" />
      ) : (
        <StudyStitches count={count} isGold={inMalaysia} />
      )}
    </li>
  )
}
