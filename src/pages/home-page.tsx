import { Languages, LockKeyhole, MessageCircle, type LucideIcon } from 'lucide-react'
import { figureTexts } from '#content/figures.ts'
import { helplineWords } from '#content/helplines.ts'
import { home } from '#content/home.ts'
import { Link } from '#src/ui/link.tsx'
import { type FigureId, figures } from '#src/content/facts.ts'
import { audienceVoices } from '#src/content/quoted/for-users.ts'
import { keysOf } from '#src/keys-of.ts'
import { JoinWaitlist } from '#src/forms/waitlist/waitlist-button.tsx'
import { FigureSources } from '#src/layout/figure-sources.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Voices } from './home/voices.tsx'
import { WhyChoose } from './home/why-choose.tsx'

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
  const { title, lead, learn, sleepless, voicesMore } = home.hero
  return (
    <section className="tone-pandan">
      {/* On a phone the picture has its place below the words, elsewhere beside them. */}
      <div className="page-grid relative pt-8 max-md:pb-102.5 md:min-h-164 md:pt-14">
        <div className="relative z-10 flex flex-col pb-14 max-md:pb-18 md:col-span-7">
          <h1 className="max-w-[6.2em] font-display text-h1 text-wrap">{title}</h1>
          <p className="mt-8 max-w-lead text-lead md:max-w-114">{lead}</p>
          <ButtonLink to={paths.forUsers} variant="quiet" className="mt-2 self-start text-left">
            {sleepless}
          </ButtonLink>
          {/* The waitlist's sentence stands under both buttons. */}
          <div className="mt-4 action-pair md:max-w-128">
            <ButtonLink to={paths.howItWorks}>{learn}</ButtonLink>
            <JoinWaitlist className="sm:contents" />
          </div>
          <p className="mt-auto pt-3 text-small">{voicesMore}</p>
        </div>
      </div>
      <Tepi className="z-10 text-(--night)" />
      <Voices />
    </section>
  )
}

function Highlights() {
  const { therapy, privacy, culture } = home.highlights
  return (
    <div className="tone-night">
      <div className="page-grid">
        <ul className="flex flex-wrap justify-between gap-x-6 gap-y-4 py-7 text-h4 max-sm:flex-col">
          <Highlight Icon={MessageCircle} text={therapy} />
          <Highlight Icon={LockKeyhole} text={privacy} />
          <Highlight Icon={Languages} text={culture} />
        </ul>
      </div>
    </div>
  )
}

function Highlight({ Icon, text }: { Icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden="true" strokeWidth={1.5} />
      {text}
    </li>
  )
}

function Statistics() {
  const { title, adults, psychiatrists, sessions } = home.statistics
  return (
    <Section title={title} titleClassName="max-w-[13.5em]">
      <div className="mt-12 grid items-end gap-6 sm:grid-cols-2 md:grid-cols-12">
        <p className="-ml-1 font-display text-figure-xl md:col-span-8">
          {figureTexts.adultDistress}
        </p>
        <p className="max-w-lead text-lead md:col-span-4">{adults}</p>
      </div>
      <div className="mt-10">
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
    <div className={`mt-14 ${className}`}>
      <p className="font-display text-figure-m">{figureTexts[figure]}</p>
      <p className="mt-3 max-w-text text-soft">{text}</p>
      <FigureSources of={[figure]} className="mt-2" />
    </div>
  )
}

function CallToAction() {
  const { title, audiences, text, action, partners } = home.callToAction
  return (
    <section className="tone-bandung">
      <h2 className="sr-only">{title}</h2>
      <div className="page-grid gap-y-10 py-section">
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
            <ButtonLink to={paths.forUsers} about={action.about} className="w-full sm:w-fit">
              {action.label}
            </ButtonLink>
            <p className="mt-4 flex flex-wrap gap-x-8">
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
