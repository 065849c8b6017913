import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { company, published } from '#src/content/facts.ts'
import { phrases } from '#src/content/quoted/lines.ts'
import type { Card } from '#src/content/types.ts'
import { SignupLink } from '#src/forms/disabled-waitlist.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { languageClasses } from '#src/product/spoken-languages.tsx'
import { FigureSources } from '#src/sections/figures.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { TitledItem } from '#src/sections/titled-item.tsx'
import { ButtonLink, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { PsychiatristRatio } from '#src/weave/study-stitches.tsx'
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

function Hero() {
  const { title, lead, write } = about.hero
  return (
    <section className="tone-bandung">
      <div className="page-grid gap-y-6 pt-4 pb-12 md:gap-y-10 md:pt-6 md:pb-18">
        <PageTitle
          caption={about.meta.title}
          className="max-w-[11em] max-narrow:text-[length:calc(2.25rem*var(--large,1))] md:[&:lang(en)]:[--h1-fluid:7vw] md:[&:lang(en)]:[--h1-most:6.25rem]"
        >
          {title}
        </PageTitle>
        <p className="grid w-fit grid-cols-[auto_auto] gap-x-5 gap-y-3 font-display text-h3 leading-snug! sm:flex sm:w-full sm:flex-wrap sm:justify-between md:text-[clamp(2rem,3.6vw,3.5rem)]">
          {phrases.map(({ text, lang }) => (
            <span
              key={lang}
              className={classes(
                'w-fit border-b-3 border-(--language) pb-1 md:border-b-6',
                languageClasses[lang],
              )}
            >
              <span lang={lang}>{text}</span>{' '}
            </span>
          ))}
        </p>
        <p className="max-w-text text-lead md:col-span-6">{lead}</p>
        <div className="grid grid-cols-2 content-start gap-3 sm:flex sm:flex-wrap md:col-span-6">
          <ButtonLink to={paths.howItWorks}>{site.footer.links.howItWorks}</ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            {write}
          </ButtonLink>
          <p className="col-span-2 sm:self-center">
            <SignupLink />
          </p>
        </div>
      </div>
    </section>
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
  const { title, problem, answer, name } = about.story
  return (
    <section className="page-grid py-section">
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        <p className="mt-6 max-w-[26em] font-display text-ledger text-balance">{problem}</p>
        <FigureSources of={['psychiatrists', 'population', 'privateSession']} className="mt-4" />
        <div className="mt-10 grid items-center gap-x-6 gap-y-8 md:mt-14 md:grid-cols-12">
          <div className="md:col-span-4">
            <PsychiatristRatio people={published.perNewestCount.quantity} />
          </div>
          <div className="grid max-w-text gap-4 text-lead md:col-span-7 md:col-start-6">
            <p>{answer}</p>
            <p>{name}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Values() {
  const { title, safety, evidence, culture, story } = about.values
  return (
    <Section title={title} titleClassName="md:col-span-5" className="gap-y-10">
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:col-span-7 md:col-start-6">
        <TitledItem {...safety} thread={languageClasses.ms} />
        <TitledItem {...evidence} thread={languageClasses['zh-Hans']} />
        <TitledItem {...culture} thread={languageClasses.en} />
        <TitledItem {...story} thread={languageClasses.ta} claim="rights" />
      </ul>
    </Section>
  )
}

function Join() {
  const { title, text, action } = about.join
  return (
    <Section title={title} tone="tone-bandung" titleClassName="md:col-span-5" className="gap-y-6">
      <div className="md:col-span-6 md:col-start-7">
        <p className="max-w-measure text-lead">{text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={`mailto:${company.careers}`} className={buttonStyles()}>
            {action}
          </a>
          <p className="wrap-anywhere">{company.careers}</p>
        </div>
      </div>
    </Section>
  )
}
