import { Link } from 'react-router-dom'
import { forUsers } from '#content/for-users.ts'
import { helplineWords } from '#content/helplines.ts'
import { language } from '#content/language.ts'
import { helplines } from '#src/content/helplines.ts'
import { type AudienceId, audienceVoices } from '#src/content/quoted/lines.ts'
import { DisabledWaitlistButton, SignupNote } from '#src/forms/disabled-waitlist.tsx'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { SessionScreen } from '#src/product/session-screen.tsx'
import { PageTitle } from '#src/sections/page-title.tsx'
import { TitledItem } from '#src/sections/titled-item.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { PhoneLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { type BundleName, Threads } from '#src/weave/threads.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
import { Day } from './for-users/day.tsx'
import { PocketCard } from './for-users/pocket-card.tsx'
import { Situations } from './for-users/situations.tsx'
import { Helplines } from './for-users/helplines.tsx'
import { Worried } from './for-users/worried.tsx'

export default function ForUsersPage() {
  return (
    <Page {...forUsers.meta} path={paths.forUsers} heading={forUsers.hero.title} hero={<Hero />}>
      <Audiences />
      <Benefits />
      <Limits />
      <Helplines />
      <Situations />
      <Worried />
      <PocketCard />
    </Page>
  )
}

function Hero() {
  const { title, lead, learn } = forUsers.hero
  return (
    <section className="tone-bandung">
      <CallBar />
      {/* The illustration ends at the bottom of the first screen, or lower where the words are long. */}
      <div className="flex flex-col justify-between md:min-h-[clamp(34rem,100svh-12.5rem,44rem)]">
        <div className="for-users-hero mx-auto w-full max-w-page px-5 max-narrow:px-4 md:px-margin">
          <PageTitle caption={forUsers.meta.title}>{title}</PageTitle>
          <div>
            <p className="max-w-[30rem] text-lead max-narrow:tracking-[-0.02em] md:pt-3">{lead}</p>
            <div className="mt-3 grid grid-cols-2 gap-x-2 narrow:gap-x-3 sm:flex sm:flex-wrap sm:gap-x-3.5 md:mt-5 md:gap-y-2">
              <ButtonLink to={paths.howItWorks} className="max-sm:px-2! max-sm:py-1!">
                {learn}
              </ButtonLink>
              <DisabledWaitlistButton className="max-sm:px-2!" />
              <SignupNote className="pt-2 max-sm:col-span-full max-sm:justify-self-end sm:self-center sm:pt-0" />
            </div>
          </div>
        </div>
        <Day />
      </div>
    </section>
  )
}

/** Two numbers come before the page's title: people who listen, and 999. */
function CallBar() {
  const { ask, befrienders, more } = forUsers.callBar
  const [action, rest] = more
  return (
    <div className="tone-deep border-b border-line dark:bg-telang-950">
      <div className="call-bar mx-auto max-w-page px-5 max-narrow:px-4 md:px-margin">
        <p>
          <strong className="font-semibold [grid-area:ask]">{ask}</strong>{' '}
          <PhoneLink
            phone={helplines.befrienders.phone}
            className="call-number font-display [grid-area:befrienders]"
          />{' '}
          <span className="[grid-area:who]">{befrienders}</span>
        </p>
        <p>
          <strong className="font-semibold [grid-area:danger]">{helplineWords.danger}</strong>{' '}
          <PhoneLink
            phone={helplines.emergency.phone}
            className="call-number font-display [grid-area:emergency]"
          />
        </p>
        <Link
          to={sectionPaths.openToday}
          className="justify-self-start py-0.5 font-semibold link-underline sm:whitespace-nowrap [grid-area:more]"
        >
          {action}
          <span className="max-phone:sr-only">{rest}</span>
        </Link>
      </div>
    </div>
  )
}

function Audiences() {
  return (
    <section className="tone-kunyit-soft">
      <h2 className="sr-only">{forUsers.audiences.title}</h2>
      <ul className="py-4">
        {keysOf(audienceVoices).map((id) => (
          <Audience key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Audience({ id }: { id: AudienceId }) {
  const { name, text } = forUsers.audiences.list[id]
  const voice = audienceVoices[id]
  return (
    <li id={id} className="page-grid items-baseline gap-y-2 py-4 md:py-6">
      <h3 className="font-display text-band sm:col-span-2 md:col-span-7">{name}</h3>
      <p className="max-w-lead sm:col-span-2 md:col-span-4 md:col-start-9">{text}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span lang={voice.lang} className="border-b-2 pb-1 font-display text-voice">
          {voice.text}
        </span>{' '}
        <time dateTime={voice.clock.padStart(5, '0')}>{voice.clock}</time>
      </p>
    </li>
  )
}

function Benefits() {
  const { title, status, hours, languages, ways, privacy } = forUsers.benefits
  return (
    <Section title={title} titleClassName="md:col-span-7" className="gap-y-6">
      <p className="flex gap-2 text-small md:col-span-7">
        <Stitch status="inTrials" className="mt-1" />
        {status}
      </p>
      <ul className="grid gap-y-8 md:col-span-7 md:mt-4 lg:col-span-6">
        <TitledItem {...hours} />
        <TitledItem {...languages} />
        <TitledItem {...ways} />
        <TitledItem {...privacy} claim="encryption" />
      </ul>
      <SessionScreen
        conversation={language === 'en' ? 'zh' : language}
        turns={4}
        className="md:col-span-7 lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1"
      />
    </Section>
  )
}

const bundles: readonly BundleName[] = ['telang', 'bandung', 'pandan', 'sky']

/** Each limit has a cut bundle of threads, as each problem on the solutions page. */
function Limits() {
  const { title, list, text } = forUsers.limits
  return (
    <Section title={title} className="gap-y-8 pt-0 max-md:pb-12">
      <ul className="grid gap-y-5">
        {list.map((limit, index) => (
          <li
            key={limit}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5 md:grid-cols-12 md:gap-x-6"
          >
            <div className="-ml-5 md:col-span-5 md:-ml-bleed">
              <Threads state="cut" bundle={bundles[index] ?? 'sky'} />
            </div>
            <p className="max-w-lead font-display text-voice md:col-span-7 md:text-h3">
              {unbroken(limit)}
            </p>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 md:col-span-7 md:col-start-6 md:flex md:items-center md:justify-between">
        <p className="max-w-lead text-lead">{text}</p>
        <ButtonLink to={paths.howItWorks} className="shrink-0 sm:justify-self-start">
          {forUsers.hero.learn}
        </ButtonLink>
      </div>
    </Section>
  )
}
