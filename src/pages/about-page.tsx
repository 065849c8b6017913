import { NameMeaning } from '#src/sections/name-meaning.tsx'
import { about } from '#content/about.ts'
import { ownersWords } from '#content/owners-words.ts'
import { site } from '#content/site.ts'
import { owner } from '#src/content/owner.ts'
import { company } from '#src/content/facts/company.ts'
import { otherValues } from '#src/content/facts/statistics.ts'
import { phrases } from '#src/content/quoted/lines.ts'
import type { Card } from '#src/content/types.ts'
import { WaitlistLink } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { StatisticSources } from '#src/sections/statistics.tsx'
import { Actions, Hero, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { PsychiatristRatio } from '#src/weave/stitches/study-stitches.tsx'
import { type ValueName, ValueSample } from '#src/weave/cloth/value-sample.tsx'
import { Team } from './about/team.tsx'

export default function AboutPage() {
  return (
    <Page
      {...about.meta}
      path={paths.about}
      heading={about.hero.title}
      hero={<Start />}
      next={owner.team.length === 0 ? 'tone-pink' : 'tone-blue-soft'}
    >
      <Team>
        <Join />
      </Team>
      <MissionAndVision />
      <Story />
      <Values />
    </Page>
  )
}

function Start() {
  const { title, lead, write, press } = about.hero
  return (
    <Hero layout="below">
      <PageTitle caption={about.meta.title} isLong className="max-w-[11em]">
        {title}
      </PageTitle>
      <Phrases />
      <Lead>{lead}</Lead>
      <Actions className="grid grid-cols-2 content-start max-sm:items-stretch sm:flex">
        <ButtonLink to={paths.howItWorks}>{site.footer.links.howItWorks}</ButtonLink>
        <ButtonLink to={paths.contact} variant="secondary">
          {write}
        </ButtonLink>
        <p className="col-span-2">
          <WaitlistLink />
        </p>
        <ButtonLink to={sectionPaths.press} variant="quiet" className="col-span-2">
          {press}
        </ButtonLink>
      </Actions>
    </Hero>
  )
}

function Phrases() {
  return (
    <p className="mt-(--before-lead) grid w-fit grid-cols-[auto_auto] gap-x-5 gap-y-3 font-display text-h3 leading-snug! sm:flex sm:w-full sm:flex-wrap sm:justify-between md:text-[clamp(2rem,3.6vw,3.5rem)]">
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
  )
}

function MissionAndVision() {
  return (
    <section className="tone-leaf">
      <div className="page-grid gap-y-8 py-10 md:gap-y-14 md:py-24">
        <Statement {...about.mission} />
        <Statement {...about.vision} />
      </div>
    </section>
  )
}

function Statement({ title, text }: Card) {
  return (
    <div className="grid gap-x-6 gap-y-3 border-t-2 border-yellow-400 pt-4 md:grid-cols-12">
      <h2 className="text-h4 font-semibold md:col-span-3 md:pt-2">{title}</h2>
      <p className="max-w-[20em] font-display text-h2 text-balance max-sm:text-ledger md:col-span-9">
        {text}
      </p>
    </div>
  )
}

function Story() {
  const { title, problem, answer } = about.story
  return (
    <section className="page-grid pt-10 pb-10 md:pt-24 md:pb-20">
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        <p className="mt-4 max-w-[26em] font-display text-ledger text-balance max-sm:text-h3 md:mt-6">
          {problem}
        </p>
        <StatisticSources of={['psychiatrists', 'population', 'privateSession']} className="mt-4" />
        <div className="mt-6 grid items-center gap-x-6 gap-y-6 md:mt-14 md:grid-cols-12">
          <div className="md:col-span-4">
            <PsychiatristRatio people={otherValues.perNewestCount.quantity} />
          </div>
          <div className="grid max-w-text gap-4 text-lead md:col-span-7 md:col-start-6">
            {ownersWords.founders ? <p>{ownersWords.founders}</p> : null}
            <p>{answer}</p>
            <NameMeaning />
          </div>
        </div>
      </div>
    </section>
  )
}

function Values() {
  const { title } = about.values
  return (
    <Section title={title} className="pt-0! max-sm:pb-12">
      <ul className="mt-6 grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-12 md:mt-12 lg:grid-cols-4">
        <Value name="safety" />
        <Value name="evidence" />
        <Value name="culture" />
        <Value name="story" />
      </ul>
    </Section>
  )
}

/** On a phone the sample stands beside the words, in wider windows above them. */
function Value({ name }: { name: ValueName }) {
  const { title, text } = about.values[name]
  return (
    <li className="max-sm:flex max-sm:gap-4">
      <ValueSample
        name={name}
        className="mt-1 size-25 shrink-0 max-narrow:size-19 sm:mt-0 sm:h-auto sm:w-full sm:max-w-82"
      />
      <div>
        <h3 className="font-display text-h3 sm:mt-5">{title}</h3>
        <p className="mt-2 text-soft">{text}</p>
      </div>
    </li>
  )
}

function Join() {
  const { title, text, action } = about.join
  const [mailbox, host] = company.careers.split('@')
  return (
    <>
      <h2 className="font-display text-h3 lg:text-h2">{title}</h2>
      <div>
        <p className="max-w-measure lg:text-lead">{text}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-6">
          <a href={`mailto:${company.careers}`} className={buttonStyles()}>
            {action}
          </a>
          <p className="wrap-anywhere">
            {mailbox}
            <wbr />
            {`@${host}`}
          </p>
        </div>
      </div>
    </>
  )
}
