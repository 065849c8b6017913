import { Languages, LockKeyhole, MessageCircle } from 'lucide-react'
import { home } from '#content/home.ts'
import { figures } from '#src/content/facts.ts'
import { FigureSources } from '#src/layout/figure-sources.tsx'
import { PageMeta } from '#src/layout/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { BelowTheFold } from '#src/ui/below-the-fold.tsx'
import { ActionButton } from '#src/ui/action-button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Voices } from '#src/weave/voices.tsx'
import { WhyChoose } from './home/why-choose.tsx'

export function HomePage() {
  return (
    <>
      <PageMeta {...home.meta} path={paths.home} />
      <Hero />
      <BelowTheFold>
        <Highlights />
        <Statistics />
        <WhyChoose />
        <CallToAction />
      </BelowTheFold>
    </>
  )
}

function Hero() {
  const { title, lead, actions, voices, voicesLabel } = home.hero
  const [learn, join] = actions
  return (
    <section className="tone-pandan">
      <div className="page-grid relative pt-8 md:min-h-[41rem] md:pt-14">
        <div className="relative z-10 md:col-span-7">
          <h1 className="max-w-[6.2em] font-display text-h1 text-wrap">{title}</h1>
          <p className="mt-8 max-w-lead text-lead md:max-w-[28.5rem]">{lead}</p>
          {/* The waitlist's sentence stands under both buttons. */}
          <div className="mt-8 flex flex-col gap-3 pb-14 sm:flex-row sm:flex-wrap sm:[&_p]:basis-full">
            <ActionButton action={learn} />
            <ActionButton action={join} className="sm:contents" />
          </div>
        </div>
        <Voices lines={voices} label={voicesLabel} />
      </div>
      <Tepi className="text-(--night)" />
    </section>
  )
}

function Highlights() {
  const icons = [MessageCircle, LockKeyhole, Languages]
  return (
    <div className="tone-night">
      <ul className="page-grid gap-y-4 py-7 text-h4">
        {home.highlights.map((highlight, index) => {
          const Icon = icons[index] ?? MessageCircle
          return (
            <li
              key={highlight}
              className="flex items-center gap-3 md:col-span-4 md:nth-2:justify-center md:nth-3:justify-end"
            >
              <Icon aria-hidden="true" strokeWidth={1.5} />
              {highlight}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Statistics() {
  const { title, adults, psychiatrists, sessions } = home.statistics
  return (
    <Section title={title} titleClassName="max-w-[9.5em]">
      <div className="mt-12 grid items-end gap-6 md:grid-cols-12">
        <p className="-ml-1 font-display text-figure-xl md:col-span-8">
          {figures[adults.figure].text}
        </p>
        <p className="max-w-lead text-lead md:col-span-4">{adults.text}</p>
      </div>
      <div className="mt-10">
        <StitchCount
          total={1000}
          filled={figures.adultDistress.quantity * 10}
          columns={100}
          mobileColumns={50}
          tone="ink-on-telang"
        />
        <FigureSources of={[adults.figure]} className="mt-3" />
      </div>
      {[psychiatrists, sessions].map((statistic, index) => (
        <div
          key={statistic.figure}
          className={classes(
            'mt-14',
            index === 0 ? 'md:col-span-6' : 'md:col-span-4 md:col-start-9',
          )}
        >
          <p className="font-display text-figure-m">{figures[statistic.figure].text}</p>
          <p className="mt-3 max-w-[33.7em] text-soft">{statistic.text}</p>
          <FigureSources of={[statistic.figure]} className="mt-2" />
        </div>
      ))}
    </Section>
  )
}

function CallToAction() {
  const { title, audiences, text, action } = home.callToAction
  return (
    <section aria-labelledby="audiences" className="tone-bandung">
      <h2 id="audiences" className="sr-only">
        {title}
      </h2>
      <div className="page-grid gap-y-10 py-section">
        <ul className="md:col-span-7">
          {audiences.map((audience) => (
            <li
              key={audience}
              className="border-b-[1.5px] border-ink py-5 font-display text-statement"
            >
              {audience}
            </li>
          ))}
        </ul>
        <div className="self-end md:col-span-4 md:col-start-9">
          <p className="max-w-lead text-lead">{text}</p>
          <div className="mt-6">
            <ActionButton action={action} className="w-full sm:w-fit" />
          </div>
        </div>
      </div>
    </section>
  )
}
