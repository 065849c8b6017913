import { figureTexts } from '#content/figures.ts'
import { helplineWords } from '#content/helplines.ts'
import { home } from '#content/home.ts'
import { type FigureId, figures } from '#src/content/facts.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { JoinWaitlist } from '#src/forms/waitlist-button.tsx'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources, FigureText } from '#src/layout/figures.tsx'
import { Page } from '#src/layout/page.tsx'
import { Voices } from '#src/pages/home/voices.tsx'
import { WhyChoose } from '#src/pages/home/why-choose.tsx'
import { paths, places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
import { Tepi } from '#src/weave/tepi.tsx'

export default function HomePage() {
  return (
    <Page {...home.meta} path={paths.home} heading={home.hero.title} hero={<Hero />}>
      <Highlights />
      <Statistics />
      <WhyChoose />
      <CallToAction />
    </Page>
  )
}

function Hero() {
  const { title, lead, learn, sleepless } = home.hero
  return (
    <section className="voices-first tone-pandan">
      <div className="page-grid items-start pt-4">
        <h1 className="max-w-[7.4em] font-display text-h1 text-wrap [--h1-narrow:10vw] md:col-span-7">
          {title}
        </h1>
      </div>
      <Voices />
      {/* On a phone these are below the picture, the button first. */}
      <div className="page-grid">
        <div className="flex flex-col items-start md:col-span-5">
          <p className="order-1 mt-4 text-lead">{lead}</p>
          <ButtonLink to={paths.howItWorks} className="max-sm:w-full">
            {learn}
          </ButtonLink>
          <ButtonLink to={places.openToday} variant="quiet" className="mt-1">
            {sleepless}
          </ButtonLink>
        </div>
      </div>
      <div className="page-grid py-7">
        <JoinWaitlist />
      </div>
      <Tepi className="text-(--night)" />
    </section>
  )
}

function Highlights() {
  const { therapy, privacy, culture } = home.highlights
  return (
    <div className="tone-night">
      <div className="page-grid">
        <ul className="flex flex-wrap justify-between gap-x-6 gap-y-4 py-7 text-h4 max-sm:flex-col">
          <Highlight text={therapy} />
          <Highlight text={privacy} />
          <Highlight text={culture} />
        </ul>
      </div>
    </div>
  )
}

function Highlight({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-3">
      <Stitch />
      {text}
    </li>
  )
}

function Statistics() {
  const { title, adults, psychiatrists, sessions } = home.statistics
  return (
    <Section title={title}>
      <div className="mt-6 grid items-end gap-x-6 gap-y-4 sm:mt-14 sm:grid-cols-2 md:grid-cols-12">
        <p className="-ml-1 font-display text-figure-xl md:col-span-8">
          {figureTexts.adultDistress}
        </p>
        <p className="max-w-lead text-lead md:col-span-4">{adults}</p>
      </div>
      <div className="mt-6 sm:mt-10">
        <StitchCount
          total={1000}
          filled={figures.adultDistress.quantity * 10}
          columns={100}
          mobileColumns={50}
          tone="ink-on-telang"
        />
        <FigureSources of={['adultDistress']} className="mt-3" />
      </div>
      <Statistic
        figure="psychiatristRatio"
        text={psychiatrists}
        className="sm:col-span-2 md:col-span-6"
      />
      <Statistic
        figure="sessionCost"
        text={sessions}
        className="sm:col-span-2 md:col-span-4 md:col-start-9"
      />
    </Section>
  )
}

type StatisticProps = { figure: FigureId; text: string; className: string }

function Statistic({ figure, text, className }: StatisticProps) {
  return (
    <div className={`mt-10 sm:mt-14 ${className}`}>
      <p className="font-display text-figure-m">
        <FigureText of={figure} />
      </p>
      <p className="mt-3 max-w-text text-soft">{text}</p>
      <FigureSources of={[figure]} className="mt-2" />
    </div>
  )
}

function CallToAction() {
  const { title, audiences, text, learn, partners } = home.callToAction
  return (
    <section className="tone-bandung">
      <h2 className="sr-only">{title}</h2>
      <div className="page-grid gap-y-8 py-section">
        <ul className="md:col-span-7">
          {keysOf(audienceVoices).map((id) => (
            <li key={id} className="rule-b">
              <Link
                to={`${paths.forUsers}#${id}`}
                className="block py-5 font-display text-statement hover:underline hover:decoration-dashed hover:decoration-2"
              >
                {audiences[id]}
              </Link>
            </li>
          ))}
        </ul>
        <div className="self-end md:col-span-4 md:col-start-9">
          <p className="max-w-lead text-lead">{text}</p>
          <div className="mt-6">
            <ButtonLink to={paths.forUsers} className="w-full sm:w-fit">
              {learn}
            </ButtonLink>
            <p className="mt-4 flex flex-wrap gap-x-6">
              <ButtonLink to={places.worried} variant="quiet">
                {helplineWords.worried}
              </ButtonLink>
              <ButtonLink to={paths.forPartners} variant="quiet">
                {partners}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
