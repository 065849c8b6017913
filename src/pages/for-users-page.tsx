import { type ReactNode, useContext } from 'react'
import { forUsers } from '#content/for-users.ts'
import { callInDanger, helplineWords, listeners } from '#content/helplines.ts'
import { keysOf } from '#src/keys-of.ts'
import type { Card } from '#src/content/types.ts'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { HelpBar } from '#src/layout/help-bar.tsx'
import { Page } from '#src/layout/page.tsx'
import type { Tone } from '#src/palette.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { HeroTone } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'
import {
  DayOfHours,
  LanguagePlait,
  UnreadableLine,
  WaysInOneRow,
} from './for-users/benefit-drawings.tsx'
import { Hours } from './for-users/hours.tsx'
import { PocketCard } from './for-users/pocket-card.tsx'
import { Situations } from './for-users/situations.tsx'
import { Helplines } from './for-users/open-today.tsx'
import { Worried } from './for-users/worried.tsx'

export default function ForUsersPage() {
  return (
    <Page
      {...forUsers.meta}
      path={paths.forUsers}
      heading={forUsers.hero.title}
      // The tiles of the hours stand in the first screen.
      hero={
        <>
          <Hero />
          <Hours />
        </>
      }
    >
      <div>
        <Benefits />
        <Questions />
        <div className="tone-blue-soft">
          <Tepi isDeferred className="text-tone-deep" />
        </div>
        <Helplines />
        <Situations />
        <Worried />
        <PocketCard />
        <HelpBar />
      </div>
    </Page>
  )
}

function Hero() {
  const { caption, title, lead, learn } = forUsers.hero
  return (
    <section className={useContext(HeroTone)}>
      <div className="for-users-hero mx-auto w-full max-w-page px-5 pt-(--before-title) max-narrow:px-4 md:px-margin">
        <PageTitle
          caption={caption}
          isLong
          className="max-sm:*:text-[0.9375rem] max-sm:*:leading-[1.4]"
        >
          {title}
        </PageTitle>
        <div>
          <p className="mt-(--before-lead) max-w-[30rem] text-lead max-sm:text-lead-phone max-narrow:text-control max-narrow:leading-[1.375]">
            {lead}
          </p>
          <LearnAndSignUp learn={learn} className="mt-(--before-actions)" />
        </div>
        <Tonight />
      </div>
    </section>
  )
}

/** People who listen and 999, to call from the first screen. */
function Tonight() {
  const { ask, text } = listeners
  return (
    <div className="tonight">
      <p>
        <strong className="block font-semibold">{ask}</strong>{' '}
        <span className="block">
          <Sentence text={text} />
        </span>{' '}
        <span className="block">
          <Sentence text={callInDanger} />
        </span>
      </p>
      <ButtonLink to={sectionPaths.worried} variant="quiet">
        {helplineWords.worried}
      </ButtonLink>
    </div>
  )
}

function Benefits() {
  const { title, hours, languages, ways, privacy } = forUsers.benefits
  return (
    <section className="tone-plain">
      <div className="page-grid pt-8 pb-5 md:pt-12 md:pb-8">
        <h2 className="font-display text-h2">{title}</h2>
      </div>
      <ul className="benefit-bands">
        <Benefit {...hours} tone="tone-deep" drawing={<DayOfHours />} />
        <Benefit {...languages} tone="tone-surface" drawing={<LanguagePlait />} />
        <Benefit {...ways} tone="tone-yellow" drawing={<WaysInOneRow />} />
        <Benefit {...privacy} tone="tone-leaf" drawing={<UnreadableLine />} />
      </ul>
    </section>
  )
}

function Benefit({ title, text, tone, drawing }: Card & { tone: Tone; drawing: ReactNode }) {
  return (
    <li className={tone}>
      <div ref={revealOnScrollRef} aria-hidden="true">
        {drawing}
      </div>
      <div>
        <h3 className="font-display text-ledger">{title}</h3>
        <p>
          <Sentence text={text} />
        </p>
      </div>
    </li>
  )
}

function Questions() {
  const { title, list, danger } = forUsers.questions
  return (
    <Section
      title={title}
      tone="tone-blue-soft"
      titleClassName="md:col-span-6"
      className="gap-y-5 md:gap-y-8 md:py-16"
    >
      <p className="max-w-text text-lead md:col-span-6 md:self-end">
        <Sentence text={danger} />
      </p>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:gap-y-8 lg:grid-cols-3">
        {keysOf(list).map((id) => (
          <li
            key={id}
            // Home leads here from what a session with a therapist costs.
            id={id === 'cost' ? id : undefined}
            className="rule-t pt-3"
          >
            <h3 className="font-display text-kept md:text-h3">{list[id].ask}</h3>
            <p className="mt-1 md:mt-2">
              <Sentence text={list[id].answer} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
