import { forUsers } from '#content/for-users.ts'
import { type AudienceId, audienceVoices } from '#src/content/quoted/lines.ts'
import { JoinWaitlist } from '#src/forms/waitlist-button.tsx'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { TitledItem, TitledList } from '#src/sections/titled-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { HourOf } from '#src/weave/hours.tsx'
import { HelpToday } from './for-users/help-today.tsx'
import { PocketCard } from './for-users/pocket-card.tsx'
import { WhoAnswers } from './for-users/who-answers.tsx'
import { Worried } from './for-users/worried.tsx'

export default function ForUsersPage() {
  return (
    <Page {...forUsers.meta} path={paths.forUsers} heading={forUsers.hero.title} hero={<Hero />}>
      <HelpToday />
      <Worried />
      <Audiences />
      <Benefits />
      <Limits />
      <PocketCard />
    </Page>
  )
}

function Hero() {
  const { title, lead } = forUsers.hero
  return (
    <section className="tone-deep">
      <div className="page-grid py-4 md:py-14">
        <PageTitle caption={forUsers.meta.title} className="[--h1-narrow:10vw]">
          {title}
        </PageTitle>
        <p className="mt-3 max-w-lead text-lead">{lead}</p>
        <WhoAnswers />
      </div>
    </section>
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
      <div className="mt-2">
        <HourOf hour={voice.hour}>
          <p className="border-b-2 border-ink pb-1 font-display text-voice">
            <span lang={voice.lang}>{voice.text}</span>
          </p>
        </HourOf>
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
    <Section title={title} className="gap-y-8 pt-0 max-md:pb-12">
      <ul className="max-w-lead font-display text-voice md:col-span-7 md:text-h3">
        {list.map((limit) => (
          <li key={limit} className="rule-t py-4 last:rule-b">
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
