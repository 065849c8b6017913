import { factSheet } from '#content/fact-sheet.ts'
import { research } from '#content/research.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { Actions, Hero, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Shoot } from '#src/weave/shoots/shoot.tsx'

/** On a phone two buttons share a row. */
const sharesRow = 'max-sm:px-2 max-sm:text-label'

export function Start() {
  const { caption, title, lead, participate, subject, partner } = research.hero
  return (
    <Hero layout="around" className="gap-x-6 [--first:7]">
      <PageTitle caption={caption} className="research-title max-w-[6.6em]">
        {title}
      </PageTitle>
      <Lead className="max-w-lead">{lead}</Lead>
      <Actions className="grid grid-cols-[auto_auto] gap-y-1 md:self-start max-sm:items-stretch max-sm:gap-x-2 sm:flex">
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
      </Actions>
      <Questions />
    </Hero>
  )
}

function Questions() {
  return (
    <div className="hero-picture md:self-end">
      <div
        aria-hidden="true"
        className="weave-first [--row:calc(100%/36)] [--rows:36] flex justify-between *:h-18 *:w-13.5 sm:*:h-36 sm:*:w-27 lg:*:h-45 lg:*:w-33.75"
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
