import type { ReactNode } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { LanguageThreads } from '#src/sections/spoken-languages.tsx'
import { Closing } from '#src/sections/closing.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { RunningStitch } from '#src/weave/stitches/durations.tsx'
import { Loom } from './how-it-works/loom.tsx'

const { title: _, ...differences } = howItWorks.differences

export default function HowItWorksPage() {
  return (
    <Page
      {...howItWorks.meta}
      path={paths.howItWorks}
      heading={howItWorks.hero.title}
      hero={<Loom />}
      heroHasEnd
    >
      <Differences />
      <Close />
    </Page>
  )
}

/** The line above each difference illustrates it: four languages, a second thread beside the first, a running stitch. */
const lines: Record<keyof typeof differences, ReactNode> = {
  local: <LanguageThreads />,
  crisis: (
    <div aria-hidden="true" className="grid gap-0.5">
      <i className="h-0.75 bg-ink" />
      <i className="h-0.75 bg-pink-500" />
    </div>
  ),
  trials: <RunningStitch />,
}

function Differences() {
  return (
    <Section id="differences" title={howItWorks.differences.title} className="gap-y-7 md:gap-y-12">
      <ul className="grid gap-y-8 md:gap-y-12">
        {keysOf(differences).map((difference) => (
          <li key={difference} className="grid gap-x-6 md:grid-cols-12">
            <div className="mb-4 md:col-span-12">{lines[difference]}</div>
            <h3 className="font-display text-ledger md:col-span-6">
              {differences[difference].title}
            </h3>
            <div className="mt-2 md:col-span-5 md:col-start-8">
              <p className="max-w-measure text-soft">
                <Sentence text={differences[difference].text} />
              </p>
              {difference === 'crisis' ? (
                <ButtonLink to={sectionPaths.danger} variant="quiet">
                  {differences.crisis.more}
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Close() {
  return (
    <Closing
      {...howItWorks.close}
      tone="tone-yellow"
      titleClassName="max-w-title-wide"
      wordsClassName="mt-3 md:mt-5"
    >
      <LearnAndSignUp learn={howItWorks.close.learn} to={paths.forUsers} className="basis-full" />
    </Closing>
  )
}
