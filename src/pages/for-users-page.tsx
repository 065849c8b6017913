import { forUsers } from '#content/for-users.ts'
import type { Audience as AudienceContent } from '#src/content/types/for-users.ts'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { BelowTheFold } from '#src/ui/below-the-fold.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { HourShoots } from '#src/weave/hours.tsx'

export function ForUsersPage() {
  return (
    <>
      <PageMeta {...forUsers.meta} path={paths.forUsers} />
      <Hero />
      <BelowTheFold>
        <Audiences />
        <Benefits />
        <Limits />
      </BelowTheFold>
    </>
  )
}

function Hero() {
  const { title, lead, status, clock } = forUsers.hero
  return (
    <section className="tone-bandung">
      <div className="page-grid pt-10 pb-14 md:pt-14 md:pb-20">
        <h1 className="max-w-[7.8em] font-display text-h1 md:col-span-9">{title}</h1>
        <div className="mt-12 md:mt-16">
          <HourShoots layout="row" />
        </div>
        <p className="mt-4 max-w-[24.9em] text-small md:col-span-4">{clock}</p>
        <div className="mt-8 md:col-span-5 md:col-start-8 md:mt-4">
          <p className="max-w-[29.3em] text-lead">{lead}</p>
          <StatusTag label={status} className="mt-4" />
        </div>
      </div>
    </section>
  )
}

/** Ground and height of each band: the page's second half of the day, unevenly long. */
const bands = [
  'tone-surface md:min-h-96',
  'tone-bandung-soft md:min-h-64',
  'tone-kunyit-soft md:min-h-80',
]

function Audiences() {
  const { title, list } = forUsers.audiences
  return (
    <section aria-labelledby="audiences">
      <h2 id="audiences" className="sr-only">
        {title}
      </h2>
      <ul>
        {list.map((audience, index) => (
          <Audience key={audience.name} words={audience} band={bands[index]} />
        ))}
      </ul>
    </section>
  )
}

function Audience({ words, band }: { words: AudienceContent; band: string | undefined }) {
  return (
    <li className={classes(band, 'grid')}>
      <div className="page-grid items-end gap-y-8 py-12 md:py-14">
        <h3 className="font-display text-[clamp(2.5rem,5vw,4.5rem)] leading-[1.02] tracking-[-0.02em] md:col-span-7">
          {words.name}
        </h3>
        <div className="md:col-span-4 md:col-start-9">
          <p className="w-fit border-b-2 border-ink pb-1 font-display text-voice">
            <span lang={words.voice.lang}>{words.voice.text}</span>
          </p>
          <p className="mt-4 max-w-[24.9em] text-soft">{words.text}</p>
        </div>
      </div>
    </li>
  )
}

function Benefits() {
  const { title, list } = forUsers.benefits
  return (
    <Section title={title} titleClassName="max-w-[6em] md:col-span-4" className="gap-y-10">
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:col-span-8 md:col-start-5">
        {list.map((benefit) => (
          <li key={benefit.title}>
            <h3 className="font-display text-h3">{benefit.title}</h3>
            <p className="mt-3 max-w-[24.9em] text-soft">{benefit.text}</p>
            <StatusTag label={benefit.status} className="mt-3" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Limits() {
  const { title, list, text, actions } = forUsers.limits
  const [learn, join] = actions
  return (
    <Section title={title} tone="tone-kunyit-soft" className="gap-y-10">
      <ul className="font-display text-h3 md:col-span-7">
        {list.map((limit) => (
          <li key={limit} className="border-t-[1.5px] border-ink py-6 last:border-b-[1.5px]">
            {limit}
          </li>
        ))}
      </ul>
      <div className="grid content-end gap-4 md:col-span-4 md:col-start-9">
        <p className="max-w-lead text-lead">{text}</p>
        <ActionButton action={learn} className="sm:justify-self-start" />
        <ActionButton action={join} />
      </div>
    </Section>
  )
}
