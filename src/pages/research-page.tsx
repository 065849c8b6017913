import { claimWords } from '#content/claims.ts'
import { research } from '#content/research.ts'
import { site } from '#content/site.ts'
import { type ClaimStatus, claimsThatAre, statuses } from '#src/content/facts/claims.ts'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { StatisticSources, StatisticText } from '#src/sections/statistics.tsx'
import { TitledItem } from '#src/sections/titled-item.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { Stitch } from '#src/weave/stitches/stitch.tsx'
import { CallsToAction } from './research/calls-to-action.tsx'
import { Evidence } from './research/evidence.tsx'
import { FactSheet } from './research/fact-sheet.tsx'
import { Hero } from './research/hero.tsx'
import { Press } from './research/press.tsx'
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
              <p className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3">
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

/**
 * The status line of every page leads here, and its link is the title. Each group hangs from a band of
 * cloth: woven where claims are in place, half woven in trials, bare warp where they are planned.
 */
function Register() {
  return (
    <Section
      id="register"
      title={site.status.link}
      tone="tone-yellow-soft"
      className="gap-y-4 md:gap-y-6 md:pt-10 md:pb-8"
    >
      <Overview />
      <div className="grid gap-y-6 md:gap-y-8">
        {statuses.map((status) => (
          <ClaimGroup key={status} status={status} />
        ))}
      </div>
    </Section>
  )
}

/** The answer before the list, which is long on a phone: a stitch for each claim. */
function Overview() {
  return (
    <ul className="md:hidden print:hidden">
      {statuses.map((status) => {
        const claims = claimsThatAre(status)
        if (claims.length === 0) return null
        return (
          <li key={status} className="rule-t last:rule-b">
            <a href={`#register-${status}`} className="grid gap-1 py-2.5">
              <span className="flex flex-wrap gap-x-2 gap-y-1">
                {claims.map((id) => (
                  <Stitch key={id} status={status} />
                ))}
              </span>
              <span className="link-underline justify-self-start font-medium">
                {claimWords.groups[status]}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const clothOf: Record<ClaimStatus, string> = {
  works: 'before:[--gap:0px]',
  inTrials: 'before:[--gap:16px]',
  planned: 'before:[--gap:9999px]',
}

/** What can be done and what is being tried is large; what is only planned is in small type. */
function ClaimGroup({ status }: { status: ClaimStatus }) {
  const claims = claimsThatAre(status)
  if (claims.length === 0) return null
  const isPlanned = status === 'planned'
  return (
    <div
      id={`register-${status}`}
      className={classes(
        'register-cloth grid gap-x-6 gap-y-2 md:grid-cols-12 md:gap-y-0',
        clothOf[status],
      )}
    >
      <div
        className={classes(
          'flex items-baseline justify-between gap-x-4 md:col-span-3',
          isPlanned
            ? 'md:justify-start md:self-start md:pt-4'
            : 'md:flex-col-reverse md:justify-end',
        )}
      >
        <h3
          className={classes(
            'flex items-baseline gap-3',
            isPlanned ? 'text-h4 font-semibold' : 'font-display text-h3',
          )}
        >
          <Stitch status={status} className="shrink-0" />
          {claimWords.groups[status]}
        </h3>
        <p className={isPlanned ? 'text-h4' : 'font-display text-h1'}>{claims.length}</p>
      </div>
      <div className="md:col-span-9 md:pt-4">
        <ul
          className={classes(
            'grid content-start gap-x-6 gap-y-2.5 leading-snug! sm:grid-cols-2 md:gap-y-3 xl:grid-cols-3',
            isPlanned ? 'text-small text-soft' : 'text-lead',
          )}
        >
          {claims.map((id) => (
            <li key={id} id={`claim-${id}`} className="max-w-measure">
              {claimWords.claims[id]}
            </li>
          ))}
        </ul>
        {isPlanned ? (
          <p className="mt-4 max-w-text font-medium">{claimWords.forThePublic}</p>
        ) : null}
      </div>
    </div>
  )
}
