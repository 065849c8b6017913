import { factSheet } from '#content/fact-sheet.ts'
import { research } from '#content/research.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { Actions, HeroLayout, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { PlannedLozenge } from '#src/weave/lozenge.tsx'
import { Tepi } from '#src/weave/tepi.tsx'

/** The yarn that waits for each question. */
const yarns = ['text-pink-500', 'text-yellow-500', 'text-(--yarn-green-600)']

/** On a phone two buttons share a row. */
const sharesRow = 'max-sm:px-2 max-sm:text-label'

export function Hero() {
  const { caption, title, lead, participate, subject, partner } = research.hero
  return (
    <HeroLayout layout="around" className="gap-x-6 [--first:7] md:[--before-picture:0.75rem]">
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
    </HeroLayout>
  )
}

/** The loom of our trials: bare warp, a lozenge laid out for each question, and the first rows at the foot. */
function Questions() {
  return (
    <div className="hero-picture research-loom">
      <ol>
        {research.hero.questions.map((question, index) => (
          <li key={question} className={yarns[index]}>
            <PlannedLozenge />
            <p className="font-display text-h3">
              <span className="text-ink">{question}</span>
            </p>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="weave-first [--row:6px] [--rows:14] [--up:1]">
        <Tepi />
      </div>
    </div>
  )
}
