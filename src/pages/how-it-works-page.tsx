import { howItWorks } from '#content/how-it-works.ts'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { Section } from '#src/ui/section.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'
import { Differences } from './how-it-works/differences.tsx'
import { Loom } from './how-it-works/loom.tsx'

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

/** The cloth at the side is not finished: its warp goes on below. */
function Close() {
  const { title, learn } = howItWorks.close
  return (
    <Section title={title} tone="tone-pink" titleClassName="max-w-title-wide" className="for-you">
      <LearnAndSignUp learn={learn} to={paths.forUsers} className="basis-full" />
      <div ref={revealOnScrollRef} aria-hidden="true">
        <div className="weave-along" />
      </div>
    </Section>
  )
}
