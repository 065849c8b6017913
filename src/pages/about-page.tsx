import { about } from '#content/about.ts'
import { company, published } from '#src/content/facts.ts'
import type { Card } from '#src/content/types.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { languageThreads } from '#src/product/talk-languages.ts'
import { FigureSources } from '#src/sections/figures.tsx'
import { TitledItem, TitledList } from '#src/sections/titled-list.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { OneForMany } from '#src/weave/study-stitches.tsx'
import { Hero } from './about/hero.tsx'
import { Team } from './about/team.tsx'

export default function AboutPage() {
  return (
    <Page {...about.meta} path={paths.about} heading={about.hero.title} hero={<Hero />}>
      <MissionAndVision />
      <Story />
      <Team />
      <Values />
      <Join />
    </Page>
  )
}

function MissionAndVision() {
  return (
    <div className="quilt">
      <Statement
        words={about.mission}
        className="tone-surface md:col-span-15 md:pr-10 md:pl-bleed"
      />
      <Statement
        words={about.vision}
        className="tone-leaf md:col-span-11 md:pr-bleed md:pl-margin"
      />
    </div>
  )
}

type StatementProps = { words: Card; className: string }

function Statement({ words: { title, text }, className }: StatementProps) {
  return (
    <section className={classes('px-5 py-16 md:py-20', className)}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-5 max-w-title-wide min-w-min font-display text-h2 text-balance">{text}</p>
    </section>
  )
}

function Story() {
  const { title, statement, ratio, paragraphs } = about.story
  return (
    <section className="page-grid pt-12 pb-section md:pt-18">
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        <p className="mt-6 max-w-statement font-display text-statement text-balance">{statement}</p>
        <div className="mt-10 grid gap-x-6 gap-y-8 md:mt-14 md:grid-cols-12">
          <div className="md:col-span-4">
            <OneForMany people={published.perNewestCount.quantity} />
            <p className="mt-4 text-small">{ratio}</p>
          </div>
          <div className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2 md:col-span-8">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <FigureSources
              of={['psychiatrists', 'population', 'privateSession']}
              className="sm:col-span-2"
            />
          </div>
        </div>
      </div>
    </section>
  )
}

function Values() {
  const { title, safety, evidence, culture, story } = about.values
  return (
    <TitledList title={title}>
      <TitledItem {...safety} thread={languageThreads.ms} />
      <TitledItem {...evidence} thread={languageThreads['zh-Hans']} />
      <TitledItem {...culture} thread={languageThreads.en} />
      <TitledItem {...story} thread={languageThreads.ta} claim="rights" />
    </TitledList>
  )
}

function Join() {
  const { title, text, action } = about.join
  return (
    <Section title={title} tone="tone-bandung" titleClassName="md:col-span-5" className="gap-y-6">
      <div className="md:col-span-6 md:col-start-7">
        <p className="max-w-measure text-lead wrap-anywhere">{text}</p>
        <a
          href={`mailto:${company.careers}`}
          className={buttonStyles('primary', 'regular', 'mt-6')}
        >
          {action}
        </a>
      </div>
    </Section>
  )
}
