import { factSheet } from '#content/fact-sheet.ts'
import { research } from '#content/research.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { Hero } from '#src/sections/hero.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Shoot } from '#src/weave/shoots/shoot.tsx'

/** On a phone two buttons share a row. */
const sharesRow = 'max-sm:px-2 max-sm:text-label'

export function Start() {
  const { participate, subject, partner } = research.hero
  return (
    <Hero
      {...research.hero}
      picture={<Questions />}
      className="gap-x-6 gap-y-2 pt-1 pb-4 md:gap-y-6 md:pt-8 md:pb-12"
      titleClassName="research-title max-w-[6.6em] md:col-span-7"
      leadClassName="max-w-lead md:col-span-7 md:mt-1"
      actionsClassName="gap-y-1 grid grid-cols-[auto_auto] max-sm:mt-1 max-sm:items-stretch max-sm:gap-x-2 sm:flex md:col-span-7"
    >
      <ButtonLink to={paths.contact} subject={subject} className={sharesRow}>
        {participate}
      </ButtonLink>
      <ButtonLink to={paths.forPartners} variant="secondary" className={sharesRow}>
        {partner}
      </ButtonLink>
      <div className="col-span-2 basis-full">
        <ButtonLink to={sectionPaths.press} variant="quiet">
          {factSheet.press.title}
        </ButtonLink>
      </div>
    </Hero>
  )
}

function Questions() {
  return (
    <div className="max-sm:mt-1 md:col-span-5 md:col-start-8 md:row-span-3 md:row-start-1 md:self-end">
      <div
        aria-hidden="true"
        className="flex justify-between *:h-18 *:w-13.5 sm:*:h-36 sm:*:w-27 lg:*:h-45 lg:*:w-33.75"
      >
        <Shoot palette="pink" />
        <Shoot palette="yellow" />
        <Shoot palette="navy" />
      </div>
      <ol className="rule-b">
        {research.hero.questions.map((question) => (
          <li key={question} className="rule-t py-2 font-display text-h3 md:py-5 md:text-ledger">
            {question}
          </li>
        ))}
      </ol>
    </div>
  )
}
