import { useId } from 'react'
import { figureTexts } from '#content/figures.ts'
import { research } from '#content/research.ts'
import type { FigureId } from '#src/content/facts.ts'
import { FigureSources } from '#src/layout/figure-sources.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, type Path } from '#src/paths.ts'
import { Story } from '#src/sections/story.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { Loom } from '#src/weave/loom.tsx'
import { FactSheet } from './research/fact-sheet.tsx'
import { LongCloth } from './research/long-cloth.tsx'
import { Register } from './research/register.tsx'
import { Trials } from './research/trials.tsx'

export default function ResearchPage() {
  return (
    <Page {...research.meta} path={paths.research} heading={research.hero.title} hero={<Hero />}>
      <Evidence />
      <Trials />
      <Register />
      <Insights />
      <LongCloth />
      <FactSheet />
      <WaysIn />
    </Page>
  )
}

function Hero() {
  const { title, lead } = research.hero
  return (
    <section className="overflow-hidden tone-telang">
      <div className="page-grid">
        <div className="pt-10 pb-12 md:col-span-8 md:pt-14 md:pb-24">
          <h1 className="max-w-title-narrow font-display text-h1">{title}</h1>
          <p className="mt-10 max-w-brief text-lead md:mt-24">{lead}</p>
          <StatusTag claim="therapy" className="mt-4" />
        </div>
        <div className="max-md:-mx-5 max-md:h-80 max-md:overflow-hidden max-md:px-5 md:col-span-4 md:col-start-9 md:justify-self-end">
          <Loom className="max-md:h-136" />
        </div>
      </div>
    </section>
  )
}

function Evidence() {
  return (
    <div className="pt-section">
      <Story {...research.evidence} columns="start" />
    </div>
  )
}

function Insights() {
  const { title, text, list } = research.insights
  return (
    <Section title={title} tone="tone-surface" titleClassName="md:col-span-6">
      <p className="mt-4 max-w-lead self-end text-lead md:col-span-4 md:col-start-9 md:mt-0">
        {text}
      </p>
      <ol className="mt-12 rule-t">
        <Insight figure="adultDistress" words={list.need} />
        <Insight figure="psychiatristRatio" words={list.between} />
        <Insight figure="sessionCost" words={list.price} />
      </ol>
    </Section>
  )
}

type InsightProps = {
  figure: FigureId
  /** `caption` goes on where the figure ends: '29.2%' 'of adults …'. */
  words: { caption: string; title: string; text: string }
}

function Insight({ figure, words }: InsightProps) {
  return (
    <li className="grid items-baseline gap-x-6 gap-y-5 overflow-hidden rule-b py-9 sm:grid-cols-2">
      <div>
        <p>
          <span className="block font-display text-figure-m">{figureTexts[figure]}</span>{' '}
          <span className="mt-3 block max-w-text">{words.caption}</span>
        </p>
        <FigureSources of={[figure]} className="mt-2" />
      </div>
      <div>
        <h3 className="thread-to border-dashed font-display text-h3">{words.title}</h3>
        <p className="mt-3 max-w-text text-soft">{words.text}</p>
      </div>
    </li>
  )
}

function WaysIn() {
  return (
    <div className="quilt">
      <WayIn
        words={research.participate}
        to={paths.contact}
        tone="tone-pandan"
        className="md:col-span-15 md:pl-bleed"
      />
      <WayIn
        words={research.partner}
        to={paths.forPartners}
        tone="tone-night"
        className="md:col-span-11"
      />
    </div>
  )
}

type WayInProps = {
  words: { title: string; text: string; action: string }
  to: Path
  tone: Tone
  className: string
}

function WayIn({ words, to, tone, className }: WayInProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes(
        tone,
        className,
        'flex flex-col items-start justify-between gap-12 px-5 py-14 md:min-h-104 md:px-margin md:py-18',
      )}
    >
      <h2 id={id} className="max-w-title font-display text-h2">
        {words.title}
      </h2>
      <div>
        <p className="max-w-text text-body">{words.text}</p>
        <ButtonLink to={to} className="mt-7">
          {words.action}
        </ButtonLink>
      </div>
    </section>
  )
}
