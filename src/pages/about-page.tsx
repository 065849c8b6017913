import { Fragment } from 'react'
import { NameMeaning } from '#src/sections/name-meaning.tsx'
import { about } from '#content/about.ts'
import { ownersWords } from '#content/owners-words.ts'
import { site } from '#content/site.ts'
import { owner } from '#src/content/owner.ts'
import { company } from '#src/content/facts/company.ts'
import { phrases } from '#src/content/quoted/lines.ts'
import type { Card } from '#src/content/types.ts'
import { besideOnPhones, WaitlistLink } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { StatisticSources } from '#src/sections/statistics.tsx'
import { Actions, HeroLayout, Lead } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { ButtonLink, buttonStyles } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { type ValueName, ValueSample } from '#src/weave/cloth/value-sample.tsx'
import { Team } from './about/team.tsx'

export default function AboutPage() {
  return (
    <Page
      {...about.meta}
      path={paths.about}
      heading={about.hero.title}
      hero={<Hero />}
      next={owner.team.length === 0 ? 'tone-pink' : 'tone-blue-soft'}
    >
      <Team>
        <Join />
      </Team>
      <div className="with-hems">
        <MissionAndVision />
        <div aria-hidden="true" className="hems print:hidden" />
        <Story />
      </div>
      <Values />
    </Page>
  )
}

function Hero() {
  const { title, lead } = about.hero
  return (
    <HeroLayout layout="below" className="faces-below [--first:7]">
      <PageTitle
        caption={about.meta.title}
        isSmall
        className="max-w-none! max-sm:text-[min(1.0625rem,4.36vw)]"
      >
        {title}
      </PageTitle>
      <Phrases />
      <Lead className="max-sm:text-[1rem] max-sm:leading-[1.36] md:max-w-[34em] md:text-[1.1875rem]">
        {lead}
      </Lead>
      <Actions className="md:content-start md:justify-end max-sm:grid max-sm:grid-cols-2 max-sm:items-stretch max-sm:[:lang(ta)_&]:grid-cols-[auto_auto]">
        <ButtonLink to={paths.howItWorks} className={besideOnPhones}>
          {site.footer.links.howItWorks}
        </ButtonLink>
        <WaitlistLink className={buttonStyles('secondary', 'regular', besideOnPhones)} />
      </Actions>
    </HeroLayout>
  )
}

/**
 * One sentence, with a thread in each language's colour under its words. The thread thickens while a
 * person of that language is pointed at or focused (about.css).
 */
function Phrases() {
  return (
    <p className="mt-(--before-lead) max-w-none font-display running-phrases max-md:text-balance">
      {phrases.map(({ text, lang }) => (
        <Fragment key={lang}>
          <span className={languageClasses[lang]}>
            <span lang={lang}>{text}</span>
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}

function MissionAndVision() {
  return (
    <section className="tone-leaf">
      <div className="page-grid beside-hems gap-y-8 py-10 md:gap-y-20 md:py-24">
        <Statement {...about.mission} />
        <Statement {...about.vision} />
      </div>
    </section>
  )
}

function Statement({ title, text }: Card) {
  return (
    <div className="thread-to-hems pt-4">
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-3 max-w-statement font-display text-statement text-balance max-sm:text-ledger md:mt-5">
        {text}
      </p>
    </div>
  )
}

function Story() {
  const { title, problem, answer } = about.story
  return (
    <section className="tone-deep overflow-clip">
      <div className="page-grid beside-hems gap-y-5 pt-10 pb-(--dip) md:pt-22">
        <h2 className="text-h4 font-semibold">{title}</h2>
        <div className="grid gap-y-5">
          <p className="max-w-none font-display text-ledger max-sm:text-h3">{problem}</p>
          {ownersWords.founders ? <p className="text-lead">{ownersWords.founders}</p> : null}
          <p className="text-lead">{answer}</p>
          <StatisticSources
            of={['psychiatrists', 'population', 'privateSession']}
            className="max-w-none"
          />
        </div>
        <NameMeaning isMirrored className="mt-6 max-w-none font-display text-h1 md:mt-12" />
      </div>
    </section>
  )
}

function Values() {
  const { title } = about.values
  const { write, press } = about.hero
  return (
    <Section title={title} className="md:py-22">
      <ul className="mt-6 grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-12 md:mt-12 lg:grid-cols-4">
        <Value name="safety" />
        <Value name="evidence" />
        <Value name="culture" />
        <Value name="story" />
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-14">
        <ButtonLink to={paths.contact} variant="secondary">
          {write}
        </ButtonLink>
        <ButtonLink to={sectionPaths.press} variant="quiet">
          {press}
        </ButtonLink>
      </div>
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
