import { forUsers } from '#content/for-users.ts'
import { type AudienceId, audienceVoices } from '#src/content/quoted/for-users.ts'
import { JoinWaitlist } from '#src/forms/waitlist/waitlist-button.tsx'
import { useMinuteInKualaLumpur } from '#src/layout/clock.ts'
import { HelpFirst } from '#src/layout/help-now.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { TitledItem, TitledList } from '#src/sections/titled-list.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { DayOfShoots, HourOf } from '#src/weave/hours.tsx'
import { HelpToday } from './for-users/help-today.tsx'
import { PocketCard } from './for-users/pocket-card.tsx'
import { Worried } from './for-users/worried.tsx'

export default function ForUsersPage() {
  return (
    <Page {...forUsers.meta} path={paths.forUsers} heading={forUsers.hero.title} hero={<Hero />}>
      <HelpFirst />
      <HelpToday />
      <Worried />
      <PocketCard />
      <Audiences />
      <Benefits />
      <Limits />
    </Page>
  )
}

/** The hour of the title. */
const sleepless = 3

function Hero() {
  const { title, lead, clock, now } = forUsers.hero
  const minute = useMinuteInKualaLumpur()
  return (
    <section className="tone-bandung">
      <div className="page-grid pt-10 pb-14 md:pt-14 md:pb-20">
        <h1 className="max-w-title-narrow font-display text-h1 md:col-span-9">{title}</h1>
        <div className="mt-12 md:mt-16">
          <DayOfShoots lit={sleepless} now={minute === null ? null : Math.floor(minute / 60)} />
        </div>
        <p className="mt-4 max-w-lead text-small sm:col-span-2 md:col-span-4">
          {clock}
          <span className={classes('block', minute === null && 'invisible')}>
            <span className="mr-2 inline-block w-6 border-t-4 align-middle" />
            {now} <time className="inline-block">{timeOf(minute ?? 0)}</time>
          </span>
        </p>
        <div className="mt-8 sm:col-span-2 sm:mt-4 md:col-span-5 md:col-start-8">
          <p className="max-w-brief text-lead">{lead}</p>
          <StatusTag claim="therapy" className="mt-4" />
        </div>
      </div>
    </section>
  )
}

function timeOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16)
}

function Audiences() {
  return (
    <section aria-labelledby="audiences">
      <h2 id="audiences" className="sr-only">
        {forUsers.audiences.title}
      </h2>
      <ul>
        <Audience id="students" className="tone-surface md:min-h-96" />
        <Audience id="professionals" className="tone-bandung-soft md:min-h-64" />
        <Audience id="everyone" className="tone-kunyit-soft md:min-h-80" />
      </ul>
    </section>
  )
}

/** A band as high as its part of the day is long; the voice stands on its hour. */
function Audience({ id, className }: { id: AudienceId; className: string }) {
  const { name, text } = forUsers.audiences.list[id]
  const voice = audienceVoices[id]
  return (
    <li id={id} className={classes(className, 'grid')}>
      <div className="page-grid content-between items-baseline gap-y-10 py-12 md:py-14">
        <h3 className="font-display text-band sm:col-span-2 md:col-span-7">{name}</h3>
        <p className="max-w-lead text-soft sm:col-span-2 md:col-span-4 md:col-start-9">{text}</p>
        <div className="md:col-span-full">
          <HourOf hour={voice.hour}>
            <p className="border-b-2 border-ink pb-1 font-display text-voice">
              <span lang={voice.lang}>{voice.text}</span>
            </p>
          </HourOf>
        </div>
      </div>
    </li>
  )
}

function Benefits() {
  const { title, hours, languages, ways, privacy } = forUsers.benefits
  return (
    <TitledList title={title}>
      <TitledItem {...hours} claim="hours" />
      <TitledItem {...languages} claim="languages" />
      <TitledItem {...ways} claim="ways" />
      <TitledItem {...privacy} claim="encryption" />
    </TitledList>
  )
}

function Limits() {
  const { title, list, text, learn } = forUsers.limits
  return (
    <Section title={title} tone="tone-kunyit-soft" className="gap-y-10">
      <ul className="font-display text-h3 md:col-span-7">
        {list.map((limit) => (
          <li key={limit} className="rule-t py-6 last:rule-b">
            {limit}
          </li>
        ))}
      </ul>
      <div className="grid content-end gap-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
        <p className="max-w-lead text-lead">{text}</p>
        <ButtonLink to={paths.howItWorks} className="sm:justify-self-start">
          {learn}
        </ButtonLink>
        <JoinWaitlist />
      </div>
    </Section>
  )
}
