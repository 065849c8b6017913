import { Link } from 'react-router-dom'
import { forInvestors } from '#content/for-investors.ts'
import { otherValues, statistics, statisticsInDigits } from '#src/content/facts/statistics.ts'
import { helplineNames } from '#src/content/facts/helplines.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { platformLanguages } from '#src/content/quoted/lines.ts'
import { allWork, type ClaimId, statusOf } from '#src/content/facts/claims.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { owner } from '#src/content/owner.ts'
import { studies } from '#src/content/facts/studies.ts'
import type { Card } from '#src/content/types.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { SourceLinks, StatisticSources } from '#src/sections/statistics.tsx'
import { Actions, HeroLayout, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Shoot } from '#src/weave/shoots/shoot.tsx'
import { type PipelineStep, PipelineShoot } from '#src/weave/shoots/pipeline-shoot.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { StitchCount } from '#src/weave/stitches/stitch-count.tsx'
import { StitchedBar } from '#src/weave/stitches/stitched-bar.tsx'
import { FieldSwatch } from '#src/weave/cloth/field-swatch.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'
import { Opportunities } from './for-investors/opportunities.tsx'
import { PitchDeckRequest } from './for-investors/pitch-deck-request.tsx'

export default function ForInvestorsPage() {
  return (
    <Page
      {...forInvestors.meta}
      path={paths.forInvestors}
      heading={forInvestors.hero.title.join(' ')}
      hero={<Hero />}
    >
      <section className="overflow-hidden">
        <Story />
        <WhyNow />
      </section>
      <Opportunities />
      <Advantage />
      <PitchDeckRequest />
    </Page>
  )
}

function Hero() {
  const { title, lead, where, action } = forInvestors.hero
  return (
    <HeroLayout layout="below" className="[--first:7]">
      <PageTitle
        caption={forInvestors.meta.title}
        className="max-w-none! text-wrap max-sm:leading-[1.05] [:lang(ta)_&]:text-h1-long"
      >
        {title.map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </PageTitle>
      <Lead className="max-w-[36.2em]">{lead}</Lead>
      <Actions className="content-start md:pl-6">
        <p className="basis-full text-lead font-medium max-sm:text-lead-phone">
          <Sentence text={where} />
        </p>
        <a href="#request-pitch-deck" className={buttonStyles()}>
          {action}
        </a>
      </Actions>
      <Psychiatrists />
    </HeroLayout>
  )
}

/** A stitch for each psychiatrist. */
function Psychiatrists() {
  const { start, caption } = forInvestors.hero
  const { quantity } = statistics.psychiatrists
  return (
    <div className="hero-picture">
      <p className="mb-2 font-display text-[1.375rem] leading-tight text-yellow-400 md:mb-4 md:text-h3">
        {caption}
      </p>
      <StitchCount count={quantity} />
      <div className="mt-2 flex-wrap justify-between gap-x-10 sm:mt-4 md:flex">
        <p className="max-w-none py-1 text-control">{start}</p>
        <StatisticSources of={['psychiatrists', 'population']} className="max-w-none" />
      </div>
    </div>
  )
}

/** One thread is soon laid; what has to bear is woven over it. */
function Story() {
  const { title, statement, text, logic } = forInvestors.story
  const [app, therapy] = statement
  return (
    <div className="tone-plain">
      <div className="page-grid gap-y-4 py-section md:py-18">
        <h2 className="font-display text-h3">{title}</h2>
        <p className="font-display text-h2">
          {app}{' '}
          <span className="proven-band" ref={revealOnScrollRef}>
            <span className="weave-along [--row:8px] [--rows:20] [--beat:45ms]">
              {therapy}
              <Tepi isDeferred size={32} className="text-blue-700" />
            </span>
          </span>
        </p>
        <p className="mt-2 max-w-lead text-soft md:col-span-5 md:mt-6">{text}</p>
        <p className="max-w-measure font-display text-voice md:col-span-7 md:mt-6">{logic}</p>
      </div>
    </div>
  )
}

function WhyNow() {
  const { title, text } = forInvestors.story.whyNow
  return (
    <div className="tone-pink">
      <div className="page-grid gap-y-5 py-8 md:gap-y-10 md:py-18">
        <h3 className="font-display text-h2 md:col-span-5">{title}</h3>
        <p className="md:col-span-7 md:text-lead">{text}</p>
        <Calls />
        <WhyNowSources />
      </div>
    </div>
  )
}

/** What the text above says of the calls, drawn to one scale: a diamond stands for a thousand calls. */
function Calls() {
  const calls = [
    [otherValues.firstCalls.year, statisticsInDigits.calls2023],
    [otherValues.newestCalls.year, statisticsInDigits.calls2025],
  ] as const
  const most = thousandsIn(statisticsInDigits.calls2025)
  return (
    <div aria-hidden="true" className="grid gap-y-3 md:gap-y-6 md:[--figure:13rem]">
      {calls.map(([year, text]) => (
        <div key={year}>
          <p className="text-small text-soft">{`${helplineNames.heal}, ${year}`}</p>
          <p className="flex max-w-none items-center gap-3 font-display text-h3 md:text-h2">
            <StitchedBar count={thousandsIn(text)} of={most} />
            {text}
          </p>
        </div>
      ))}
    </div>
  )
}

/** The nearest whole thousand, as half a diamond would look like a drawing that was cut off. */
function thousandsIn(digits: string): number {
  return Math.round(Number(digits.replace(',', '')) / 1000)
}

function WhyNowSources() {
  return (
    <div className="flex flex-wrap content-start gap-x-4 text-small text-soft">
      <StatisticSources of={['calls2023', 'calls2025']} />
      {[studies.heinz, studies.kuta].map(({ author, year }) => (
        <Link
          key={author}
          to={sectionPaths.studies}
          className="py-1 link-underline decoration-dotted"
        >
          {author + punctuation.comma + year}
        </Link>
      ))}
    </div>
  )
}

type StepProps = Card & { step: PipelineStep; claim: ClaimId }

/** The shoot shows how far the step's claim has come. */
function Step({ title, text, step, claim }: StepProps) {
  return (
    <li className="[--stage-ground:var(--tone-blue)]">
      <PipelineShoot step={step} status={statusOf(claim)} />
      <h4 className="mt-2 font-display text-h3 max-sm:text-[min(1.375rem,5.2vw)]">{title}</h4>
      <p className="mt-1 max-w-[17em] pr-1 md:pr-4">{text}</p>
    </li>
  )
}

function Advantage() {
  const { title, position, pipeline, expertise } = forInvestors.advantage
  const { now, next, after, later } = pipeline.steps
  return (
    <Section title={title} titleClassName="md:col-span-8">
      <div className="mt-6 md:mt-12">
        <div className="tone-night edge-to-edge grid gap-x-10 gap-y-8 pb-4! md:grid-cols-[5fr_7fr] md:pb-6!">
          {/* Ends above the thread that the shoots stand on. */}
          <div className="md:pb-24 lg:pb-20">
            <h3 className="font-display text-h3">{position.title}</h3>
            <p className="mt-2 max-w-measure">{position.text}</p>
            <p className="mt-4 max-w-measure">{unbroken(position.others)}</p>
            <SourceLinks of={['stat2025', 'stat2026']} className="mt-2" />
          </div>
          <ul className="shoots-on-ground grid grid-cols-4 gap-x-3 self-end text-small text-yellow-400 sm:font-display sm:text-voice">
            {platformLanguages.map(({ lang, text }) => (
              <li key={lang}>
                <Shoot palette={languagePalettes[lang]} />
                <span lang={lang}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="tone-blue edge-to-edge">
          <h3 className="font-display text-h3">{pipeline.title}</h3>
          <ol className="-mt-8 grid grid-cols-2 gap-y-6 lg:grid-cols-4">
            <Step {...now} step={1} claim={isOpen ? 'launch' : 'trials'} />
            <Step
              {...next}
              step={2}
              claim={isOpen && allWork('validation') ? 'pilots' : 'validation'}
            />
            <Step {...after} step={3} claim="device" />
            <Step {...later} step={4} claim="region" />
          </ol>
        </div>
      </div>
      <Expertise {...expertise} />
    </Section>
  )
}

const hasSamples = owner.team.some(({ isSample }) => isSample)

function Expertise({ title, items, team, teamInDeck }: typeof forInvestors.advantage.expertise) {
  return (
    <div className="mt-8 grid gap-y-3 md:mt-14 md:gap-y-6">
      <h3 className="font-display text-h3">{title}</h3>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 md:gap-x-6 lg:grid-cols-6">
        {items.map((item, index) => (
          <li key={item}>
            <FieldSwatch field={index} />
            <p className="mt-2 font-display text-voice">{item}</p>
          </li>
        ))}
      </ul>
      {hasSamples ? <p>{teamInDeck}</p> : <MoreLink to={sectionPaths.team}>{team}</MoreLink>}
    </div>
  )
}
