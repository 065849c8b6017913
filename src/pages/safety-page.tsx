import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { HelpFirst } from '#src/layout/help-now.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { TitledItem, TitledList } from '#src/sections/titled-list.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Dissolve } from '#src/weave/dissolve.tsx'
import { Accessibility } from './safety/accessibility.tsx'
import { ClearHistory } from './safety/clear-history.tsx'
import { Commitments } from './safety/commitments.tsx'
import { Danger } from './safety/danger.tsx'
import { DataRights } from './safety/data-rights.tsx'
import { HelpPanel } from './safety/help-panel.tsx'
import { Readers } from './safety/readers.tsx'

export default function SafetyPage() {
  return (
    <Page {...safety.meta} path={paths.safety} heading={safety.hero.title} hero={<Hero />}>
      <HelpFirst />
      <Commitments />
      <Readers />
      <Danger />
      <IntendedUse />
      <DataRights />
      <ClearHistory />
      <HelpPanel />
      <Accessibility />
    </Page>
  )
}

function Hero() {
  const { title, lead, sentence, caption, note } = safety.hero
  return (
    <section className="tone-leaf">
      <div className="page-grid pt-8 pb-20 md:pt-14">
        {/* Small enough on phones for two lines: no word of it breaks, and none is left alone. */}
        <h1 className="max-w-title-wide font-display text-h1 text-pretty [--h1-narrow:10vw]">
          {title}
        </h1>
        <div className="mt-14 md:mt-20">
          <Dissolve text={sentence} />
        </div>
        <p className="mt-8 max-w-[22em] text-small sm:max-md:col-span-2 md:col-span-4">{caption}</p>
        <div className="mt-8 sm:max-md:col-span-2 md:col-span-5 md:col-start-7">
          <p className="max-w-lead text-lead">{lead}</p>
          <StatusTag claim="encryption" note={note} className="mt-4" />
        </div>
      </div>
    </section>
  )
}

/** For whom it is meant, and for whom not. */
function IntendedUse() {
  const { title, forWhom, notFor, noDiagnosis, inLaw } = whoReads.use
  return (
    <TitledList title={title}>
      <TitledItem {...forWhom} claim="therapy" />
      <TitledItem {...notFor} />
      <TitledItem {...noDiagnosis} claim="ethics" />
      <TitledItem {...inLaw} claim="device" />
    </TitledList>
  )
}
