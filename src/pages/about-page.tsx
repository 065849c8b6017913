import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { company, published } from '#src/content/facts.ts'
import { phrases } from '#src/content/quoted/lines.ts'
import { sampleTeam } from '#src/content/team.ts'
import type { Card } from '#src/content/types.ts'
import { SignupLink } from '#src/forms/disabled-waitlist.tsx'
import { keysOf } from '#src/keys-of.ts'
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
import { useDrawn } from '#src/weave/weaving.tsx'
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
    <section className="flex flex-col overflow-clip tone-bandung md:min-h-[clamp(36rem,100svh-8rem,54rem)]">
      <div className="page-grid gap-y-5 pt-4 pb-6 md:gap-y-7 md:pt-6 md:pb-8">
        <PageTitle
          caption={about.meta.title}
          className="max-w-[11em] max-narrow:text-[length:calc(2.25rem*var(--large,1))] md:[&:lang(en)]:[--h1-fluid:7vw] md:[&:lang(en)]:[--h1-most:6.25rem]"
        >
          {title}
        </PageTitle>
        <p className="grid w-fit grid-cols-[auto_auto] gap-x-5 gap-y-3 font-display text-h3 leading-snug! md:col-span-6 md:flex md:flex-wrap md:self-start md:text-[1.75rem] xl:text-[2rem]">
          {phrases.map(({ text, lang }) => (
            <span
              key={lang}
              className={classes(
                'w-fit border-b-3 border-(--language) pb-1',
                languageClasses[lang],
              )}
            >
              <span lang={lang}>{text}</span>{' '}
            </span>
          ))}
        </p>
        <div className="md:col-span-6 md:col-start-7">
          <p className="max-w-text text-lead max-sm:text-body max-sm:tracking-[-0.015em]">{lead}</p>
          <div className="mt-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={paths.howItWorks}>{site.footer.links.howItWorks}</ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              {write}
            </ButtonLink>
            <p className="col-span-2 sm:self-center">
              <SignupLink />
            </p>
          </div>
        </div>
      </div>
      <Faces />
    </section>
  )
}

/**
 * The hero's lower edge crops the portraits at the shoulders; they keep a minimum height below longer
 * texts. They render after the heading, so that no first paint and no click waits for seven images.
 */
function Faces() {
  const drawn = useDrawn()
  return (
    <div
      aria-hidden="true"
      className="relative ml-5 flex min-h-28 flex-[1_0_7rem] md:mt-auto md:ml-[calc(theme(spacing.bleed)+(100vw-2*theme(spacing.bleed)+1.5rem)/6)] md:h-50 md:max-h-67.5 md:min-h-0 md:basis-50"
    >
      {drawn
        ? keysOf(sampleTeam).map((id) => (
            <img
              key={id}
              src={sampleTeam[id].image}
              alt=""
              width={352}
              height={360}
              decoding="async"
              className="h-auto w-33 max-w-none shrink-0 self-start md:w-66"
            />
          ))
        : null}
    </div>
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
            <PsychiatristRatio people={published.perNewestCount.quantity} />
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
