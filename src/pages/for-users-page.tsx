import { useContext } from 'react'
import { forUsers } from '#content/for-users.ts'
import { callInDanger, helplineWords } from '#content/helplines.ts'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { HeroTone } from '#src/sections/hero.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Shoot } from '#src/weave/shoots/shoot.tsx'
import { type BundleName, Threads } from '#src/weave/threads.tsx'
import { Hours } from './for-users/hours.tsx'
import { PocketCard } from './for-users/pocket-card.tsx'
import { Situations } from './for-users/situations.tsx'
import { Helplines } from './for-users/open-today.tsx'
import { Worried } from './for-users/worried.tsx'

export default function ForUsersPage() {
  return (
    <Page {...forUsers.meta} path={paths.forUsers} heading={forUsers.hero.title} hero={<Start />}>
      <Benefits />
      <Questions />
      <HelpTonight />
    </Page>
  )
}

/** One part on a ground of its own: who to call, where to get help, and what to do for somebody else. */
function HelpTonight() {
  return (
    <div className="tone-deep">
      <Helplines />
      <Situations />
      <Worried />
      <PocketCard />
    </div>
  )
}

/** The first screen shows the hours of the posters below the hero. */
function Start() {
  return (
    <>
      <Hero />
      <Hours />
    </>
  )
}

function Hero() {
  const { caption, title, lead, learn } = forUsers.hero
  return (
    <section className={useContext(HeroTone)}>
      <div className="for-users-hero mx-auto w-full max-w-page px-5 pt-(--before-title) pb-4 max-narrow:px-4 md:px-margin md:pb-0">
        <PageTitle
          caption={caption}
          isLong
          className="max-sm:*:text-[0.9375rem] max-sm:*:leading-[1.4]"
        >
          {title}
        </PageTitle>
        <div aria-hidden="true" className="awake">
          <Shoot palette="navy" />
          <Shoot palette="yellow" />
          <Shoot palette="green" />
        </div>
        <div>
          <p className="mt-(--before-lead) max-w-[30rem] text-lead max-sm:text-lead-phone max-narrow:text-control max-narrow:leading-[1.375]">
            {lead}
          </p>
          <LearnAndSignUp learn={learn} className="mt-(--before-actions)" />
          <Tonight />
        </div>
      </div>
    </section>
  )
}

/** People who listen and 999, to press on the first screen. */
function Tonight() {
  const { ask, listeners } = forUsers.hero.tonight
  return (
    <div className="tonight">
      <p>
        <strong className="block font-semibold">{ask}</strong>{' '}
        <span className="block">
          <Sentence text={listeners} />
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

const bundles: readonly BundleName[] = ['blue', 'pink', 'green', 'sky']

function Benefits() {
  const { title, ...benefits } = forUsers.benefits
  return (
    <Section title={title} className="gap-y-5 md:gap-y-8">
      <ul className="grid gap-y-5">
        {Object.values(benefits).map((benefit, index) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 md:grid-cols-12 md:gap-x-6"
          >
            <div className="-ml-5 md:col-span-5 md:-ml-bleed">
              <Threads state="whole" bundle={bundles[index] ?? 'sky'} />
            </div>
            <div className="max-w-lead md:col-span-7">
              <h3 className="font-display text-h3">{benefit.title}</h3>
              <p className="mt-1 font-display text-[1.125rem]">
                <Sentence text={benefit.text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Questions() {
  const { title, list, danger } = forUsers.questions
  return (
    <Section title={title} titleClassName="md:col-span-4" className="gap-y-5 pt-0 md:gap-y-8">
      <div className="grid gap-y-6 md:col-span-8 md:gap-y-8">
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:gap-y-8">
          {Object.values(list).map(({ ask, answer }) => (
            <li key={ask}>
              <h3 className="font-semibold">{ask}</h3>
              <p className="mt-1 text-soft">
                <Sentence text={answer} />
              </p>
            </li>
          ))}
        </ul>
        <p className="max-w-text">
          <Sentence text={danger} />
        </p>
      </div>
    </Section>
  )
}
