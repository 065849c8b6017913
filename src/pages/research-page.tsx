import { claimWords } from '#content/claims.ts'
import { research } from '#content/research.ts'
import { site } from '#content/site.ts'
import { statistics } from '#src/content/facts/statistics.ts'
import { type ClaimStatus, claimsThatAre, statuses } from '#src/content/facts/claims.ts'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { StatisticSources, StatisticText } from '#src/sections/statistics.tsx'
import { TitledItem } from '#src/sections/titled-item.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { StitchCount } from '#src/weave/stitches/stitch-count.tsx'
import { Stitch } from '#src/weave/stitches/stitch.tsx'
import { CallsToAction } from './research/calls-to-action.tsx'
import { Evidence } from './research/evidence.tsx'
import { FactSheet } from './research/fact-sheet.tsx'
import { Start } from './research/hero.tsx'
import { Press } from './research/press.tsx'
import { Trials } from './research/trials.tsx'

export default function ResearchPage() {
  return (
    <Page {...research.meta} path={paths.research} heading={research.hero.title} hero={<Start />}>
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

function Method() {
  const { title, list, whoFor } = research.method
  return (
    <Section title={title} className="gap-y-6 max-md:gap-y-4">
      <Trials />
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {list.map((item) => (
          <TitledItem key={item.title} {...item} />
        ))}
      </ul>
      <ButtonLink to={sectionPaths.whoFor} variant="quiet" className="w-fit">
        {whoFor}
      </ButtonLink>
    </Section>
  )
}

function Insights() {
  const { title, list } = research.insights
  return (
    <Section title={title} className="gap-y-4 md:gap-y-8 md:pt-12">
      <ol className="rule-b">
        {keysOf(list).map((figure) => (
          <li key={figure} className="grid gap-x-6 rule-t py-3 md:grid-cols-12 md:gap-y-2 md:py-8">
            <p className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 md:col-span-6">
              <span className="block font-display text-statement md:text-figure-m">
                <StatisticText of={figure} />
              </span>{' '}
              <span className="block leading-snug md:mt-2">{list[figure].caption}</span>
            </p>
            <div className="md:col-span-6 md:self-end">
              <p className="md:text-lead">{list[figure].text}</p>
              <StatisticSources of={[figure]} className="md:mt-1" />
            </div>
            {figure === 'adultDistress' ? (
              <div className="mt-2 md:col-span-12">
                <StitchCount
                  isDeferred
                  total={1000}
                  filled={statistics.adultDistress.quantity * 10}
                  variant="ink-on-blue"
                />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/**
 * The status line of every page leads here, and its link is the title. Along the window's edge runs one
 * cloth: woven where claims are in place, half woven in trials, bare warp where they are planned.
 */
function Register() {
  return (
    <Section
      id="register"
      title={site.status.link}
      tone="tone-yellow-soft"
      className="gap-y-5 md:gap-y-8"
    >
      <div>
        {statuses.map((status) => (
          <ClaimGroup key={status} status={status} />
        ))}
      </div>
    </Section>
  )
}

const clothOf: Record<ClaimStatus, string> = {
  works: 'before:[--gap:0px]',
  inTrials: 'before:[--gap:16px]',
  planned: 'before:[--gap:9999px]',
}

function ClaimGroup({ status }: { status: ClaimStatus }) {
  const claims = claimsThatAre(status)
  if (claims.length === 0) return null
  return (
    <div
      id={`register-${status}`}
      className={classes(
        'register-cloth grid gap-x-6 gap-y-2 pb-4 max-md:pl-7 md:grid-cols-12 md:pb-12',
        clothOf[status],
      )}
    >
      <h3 className="flex items-baseline gap-3 self-start font-display text-h3 md:col-span-4">
        <Stitch status={status} className="shrink-0" />
        {claimWords.groups[status]}
      </h3>
      <ul className="grid content-start gap-x-6 gap-y-1.5 leading-snug sm:grid-cols-2 md:col-span-8 md:gap-y-3">
        {claims.map((id) => (
          <li key={id} id={`claim-${id}`} className="max-w-measure">
            {claimWords.claims[id]}
          </li>
        ))}
      </ul>
    </div>
  )
}
