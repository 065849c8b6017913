import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { roles } from '#content/team.ts'
import { company } from '#src/content/facts.ts'
import { phrases } from '#src/content/quoted/lines.ts'
import { sampleTeam, type TeamMember } from '#src/content/team.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources } from '#src/layout/figures.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Story } from '#src/sections/story.tsx'
import { TitledItem, TitledList } from '#src/sections/titled-list.tsx'
import { ButtonLink, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { useDrawn } from '#src/weave/weaving.tsx'

export default function AboutPage() {
  return (
    <Page {...about.meta} path={paths.about} heading={about.hero.title} hero={<Hero />}>
      <MissionAndVision />
      <Story {...about.story}>
        <FigureSources of={['psychiatrists', 'population', 'privateSession']} />
      </Story>
      <Team />
      <Values />
      <Join />
    </Page>
  )
}

const threads: Record<(typeof phrases)[number]['lang'], string> = {
  ms: 'border-kunyit-500',
  'zh-Hans': 'border-pandan-600 dark:border-pandan-300',
  en: 'border-ink',
  ta: 'border-telang-500 dark:border-telang-300',
}

/** The hero has a thread for each value, two in a row from 640 px. */
const warp = {
  safety: threads.ms,
  evidence: `${threads['zh-Hans']} max-sm:[--thread-room:2.5rem]`,
  culture: `${threads.en} max-sm:[--thread-room:2rem] sm:[--thread-room:1.25rem]`,
  story: `${threads.ta} max-sm:[--thread-room:1.5rem] sm:[--thread-room:1.25rem]`,
}

function Hero() {
  const { title, lead, write } = about.hero
  return (
    <section className="overflow-clip tone-bandung">
      <div className="page-grid gap-y-6 pt-6 pb-6 md:gap-y-8 md:pt-14 md:pb-14">
        <PageTitle caption={about.meta.title} className="max-w-[11em]">
          {title}
        </PageTitle>
        <p className="grid w-fit grid-cols-[auto_auto] gap-x-5 gap-y-3 font-display text-h3 leading-snug! md:col-span-8 md:flex md:flex-wrap md:self-end md:text-[2.25rem]">
          {phrases.map(({ text, lang }) => (
            <span key={lang} className={classes('w-fit border-b-3 pb-1', threads[lang])}>
              <span lang={lang}>{text}</span>{' '}
            </span>
          ))}
        </p>
        <div className="md:col-span-4 md:col-start-9 md:self-end">
          <p className="max-w-brief text-lead">{lead}</p>
          <div className="mt-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={paths.howItWorks}>{site.footer.links.howItWorks}</ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              {write}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Faces />
    </section>
  )
}

/** The faces come after the heading: neither a first paint nor a click waits for seven pictures. */
function Faces() {
  const drawn = useDrawn()
  return (
    <div
      aria-hidden="true"
      className="flex min-h-22.5 pl-5 sm:-mr-11 sm:justify-end md:-mr-16.5 md:min-h-33.75"
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
              className="h-auto w-22 max-w-none shrink-0 md:w-33"
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
        size="max-w-title-wide text-h2"
        className="tone-surface md:col-span-15 md:pr-10 md:pl-bleed"
      />
      <Statement
        words={about.vision}
        size="max-w-title text-ledger"
        className="tone-leaf md:col-span-11 md:pr-bleed md:pl-margin"
      />
    </div>
  )
}

function Values() {
  const { title, safety, evidence, culture, story } = about.values
  return (
    <TitledList title={title} threaded>
      <TitledItem {...safety} thread={warp.safety} />
      <TitledItem {...evidence} thread={warp.evidence} />
      <TitledItem {...culture} thread={warp.culture} />
      <TitledItem {...story} thread={warp.story} claim="rights" />
    </TitledList>
  )
}

type StatementProps = { words: Card; size: string; className: string }

function Statement({ words: { title, text }, size, className }: StatementProps) {
  return (
    <section className={classes('px-5 py-16 md:py-20', className)}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className={classes('mt-5 min-w-min font-display text-balance', size)}>{text}</p>
    </section>
  )
}

function Team() {
  const { title, note } = about.team
  const newTab = useId()
  return (
    <section className="tone-telang-soft">
      <div className="page-grid py-section">
        {/* The title takes one place of the grid, which seven people then fill. */}
        <div className="grid grid-cols-2 gap-x-4 gap-y-12 sm:grid-cols-3 md:gap-x-6 md:gap-y-16 lg:grid-cols-4">
          <div className="col-span-2 lg:col-span-1">
            <h2 className="font-display text-h2">{title}</h2>
            {note ? <p className="mt-4 max-w-measure text-soft">{note}</p> : null}
          </div>
          <ul className="contents">
            {keysOf(sampleTeam).map((id) => (
              <Member key={id} {...sampleTeam[id]} {...roles[id]} newTab={newTab} />
            ))}
          </ul>
        </div>
        <p id={newTab} hidden>
          {site.newTab}
        </p>
      </div>
    </section>
  )
}

type MemberProps = TeamMember & { title: string; credentials: string; newTab: string }

function Member({ name, title, credentials, image, link, newTab }: MemberProps) {
  const { connect, portrait } = about.team
  const id = useId()
  const alt = image.endsWith('.svg') ? portrait(name) : name
  return (
    <li className="flex flex-col items-start">
      {/* The frame holds whole cells of the 44-cell weave: it crops instead of scaling by a fraction. */}
      <span className="flex max-w-full justify-center overflow-hidden">
        <img
          src={image}
          alt={alt}
          width={352}
          height={360}
          loading="lazy"
          className="h-auto w-44 max-w-none shrink-0 md:w-55 lg:w-66 xl:w-77 2xl:w-88"
        />
      </span>
      <h3 id={id} className="mt-4 font-display text-h3">
        {name}
      </h3>
      <p className="mt-1">{title}</p>
      <p className="mb-2 text-small text-soft">{credentials}</p>
      <a
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-describedby={`${id} ${newTab}`}
        className={buttonStyles('quiet', 'small')}
      >
        {connect}
        <ArrowUpRight size={18} />
      </a>
    </li>
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
