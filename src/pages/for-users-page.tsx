import { forUsers } from '#content/for-users.ts'
import { type AudienceId, audienceVoices } from '#src/content/quoted/lines.ts'
import { helplines } from '#src/content/helplines.ts'
import { EmailWhenOpen, WaitlistButton } from '#src/forms/waitlist-button.tsx'
import { keysOf } from '#src/keys-of.ts'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { PageTitle } from '#src/sections/page-title.tsx'
import { TitledItem } from '#src/sections/titled-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { HourOf } from '#src/weave/hours.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
import { CallBar } from './for-users/call-bar.tsx'
import { Day } from './for-users/day.tsx'
import { HelpToday } from './for-users/help-today.tsx'
import { PocketCard } from './for-users/pocket-card.tsx'
import { WhoAnswers } from './for-users/who-answers.tsx'
import { Worried } from './for-users/worried.tsx'

export default function ForUsersPage() {
  return (
    <Page {...forUsers.meta} path={paths.forUsers} heading={forUsers.hero.title} hero={<Hero />}>
      <Audiences />
      <Benefits />
      <Limits />
      <WhoAnswers />
      <HelpToday />
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
      <div className="any-hour">
        <div className="any-hour-words mx-auto w-full max-w-page px-5 max-[22.4rem]:px-4 md:px-margin">
          <PageTitle caption={forUsers.meta.title}>{title}</PageTitle>
          <div>
            <p className="max-w-[29.5rem] text-lead md:pt-3">{lead}</p>
            <div className="any-hour-buttons">
              <ButtonLink to={paths.howItWorks} className="max-sm:px-2! max-sm:py-1!">
                {learn}
              </ButtonLink>
              <WaitlistButton compact />
              <p>
                <EmailWhenOpen />
              </p>
            </div>
          </div>
        </div>
        <Day />
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
        <HourOf hour={voice.hour} clock={voice.clock}>
          {/* A wide window has it above, in the hero's picture. */}
          <p className="border-b-2 border-ink pb-1 font-display text-voice md:sr-only">
            <span lang={voice.lang}>{voice.text}</span>
          </p>
        </HourOf>
      </div>
    </li>
  )
}

function Benefits() {
  const { title, status, hours, languages, ways, privacy } = forUsers.benefits
  return (
    <Section title={title} titleClassName="md:col-span-5" className="gap-y-6">
      <div className="md:col-span-7 md:col-start-6">
        <p className="flex gap-2 text-small">
          <Stitch status="inTrials" className="mt-1" />
          {status}
        </p>
        <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2">
          <TitledItem {...hours} />
          <TitledItem {...languages} />
          <TitledItem {...ways} />
          <TitledItem {...privacy} claim="encryption" />
        </ul>
      </div>
    </Section>
  )
}

/** A line never breaks inside a telephone number. */
function WholeNumbers({ text }: { text: string }) {
  const { phone } = helplines.befrienders
  const [before, after] = text.split(phone.text)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{phone.text}</span>
      {after}
    </>
  )
}

function Limits() {
  const { title, list, text } = forUsers.limits
  return (
    <Section title={title} className="gap-y-8 pt-0 max-md:pb-12">
      <ul className="max-w-lead font-display text-voice md:col-span-7 md:text-h3">
        {list.map((limit) => (
          <li key={limit} className="rule-t py-4 last:rule-b">
            <WholeNumbers text={limit} />
          </li>
        ))}
      </ul>
      <div className="grid content-end gap-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
        <p className="max-w-lead text-lead">{text}</p>
        <ButtonLink to={paths.howItWorks} className="sm:justify-self-start">
          {forUsers.hero.learn}
        </ButtonLink>
      </div>
    </Section>
  )
}
