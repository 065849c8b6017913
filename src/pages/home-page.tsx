import { Link } from 'react-router-dom'
import { figureTexts } from '#content/figures.ts'
import { home } from '#content/home.ts'
import { type FigureId, figures } from '#src/content/facts.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { SignupLink } from '#src/forms/disabled-waitlist.tsx'
import { FigureSources, FigureText } from '#src/sections/figures.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { FirstAnswer } from './home/answer.tsx'
import { Hero } from './home/hero.tsx'
import { WhyChoose } from './home/why-choose.tsx'

export default function HomePage() {
  return (
    <Page {...home.meta} path={paths.home} heading={home.hero.title} hero={<Hero />}>
      <FirstAnswer />
      <Statistics />
      <WhyChoose />
      <CallToAction />
    </Page>
  )
}

function Statistics() {
  const { title, adults, marks, shortage, psychiatrists, sessions } = home.statistics
  return (
    <Section title={title}>
      <div className="mt-6 gap-x-12 sm:mt-10 md:flex md:items-end">
        <p className="-ml-1 font-display text-figure-xl">{figureTexts.adultDistress}</p>
        <p className="max-w-lead text-lead max-md:mt-2">{adults}</p>
      </div>
      <div className="mt-6 sm:mt-10">
        <StitchCount
          isDeferred
          total={1000}
          filled={figures.adultDistress.quantity * 10}
          variant="ink-on-telang"
        />
        <p className="mt-3 max-w-none! text-small">{marks}</p>
        <FigureSources of={['adultDistress']} />
      </div>
      <h3 className="mt-12 font-display text-h3 break-keep sm:mt-20 md:text-ledger">{shortage}</h3>
      <Statistic
        figure="psychiatristRatio"
        text={psychiatrists}
        className="sm:col-span-2 md:col-span-6"
      />
      <Statistic figure="sessionCost" text={sessions} className="sm:col-span-2 md:col-span-6" />
    </Section>
  )
}

type StatisticProps = { figure: FigureId; text: string; className: string }

function Statistic({ figure, text, className }: StatisticProps) {
  return (
    <div className={`mt-6 sm:mt-8 ${className}`}>
      <p>
        {`${text} `}
        <span className="block font-display text-figure-m">
          <FigureText of={figure} />
        </span>
      </p>
      <FigureSources of={[figure]} className="mt-2" />
    </div>
  )
}

function CallToAction() {
  const { title, audiences, text, learn, name } = home.callToAction
  return (
    <Section title={title} tone="tone-bandung" titleClassName="md:col-span-6">
      <ul className="mt-4 md:col-span-6 md:row-span-2 md:mt-0">
        {keysOf(audienceVoices).map((id) => (
          <li key={id} className="rule-b">
            <Link
              to={`${paths.forUsers}#${id}`}
              className="block py-5 font-display text-ledger hover:underline hover:decoration-dashed hover:decoration-2"
            >
              {audiences[id]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8 md:col-span-6 md:mt-6">
        <p className="max-w-lead text-lead">{text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-5">
          <ButtonLink to={paths.forUsers} className="w-full sm:w-fit">
            {learn}
          </ButtonLink>
          <SignupLink />
        </div>
      </div>
      <p className="mt-14 max-w-none! font-display text-h3 md:mt-24">{name}</p>
    </Section>
  )
}
