import { Link } from 'react-router-dom'
import { figureTexts } from '#content/figures.ts'
import { helplineWords } from '#content/helplines.ts'
import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { type FigureId, figures } from '#src/content/facts.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { FigureSources, FigureText } from '#src/sections/figures.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { SessionScreen } from '#src/product/session-screen.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { StitchCount } from '#src/weave/stitch-count.tsx'
import { Hero } from './home/hero.tsx'
import { WhyChoose } from './home/why-choose.tsx'

export default function HomePage() {
  return (
    <Page {...home.meta} path={paths.home} heading={home.hero.title} hero={<Hero />}>
      <Doors />
      <Statistics />
      <WhyChoose />
      <CallToAction />
    </Page>
  )
}

const doors = {
  users: { path: paths.forUsers, className: 'tone-bandung-soft md:pl-bleed' },
  partners: { path: paths.forPartners, className: 'tone-kunyit-soft' },
  investors: { path: paths.forInvestors, className: 'tone-telang-soft md:pr-bleed' },
} as const

function Doors() {
  return (
    <ul className="grid md:grid-cols-[5fr_6fr_5fr]">
      {keysOf(doors).map((id) => (
        <li key={id} className={classes('relative px-5 py-3 md:px-8 md:py-7', doors[id].className)}>
          <Link
            to={doors[id].path}
            className="font-display text-[1.3125rem] leading-tight md:text-h3 link-underline after:absolute after:inset-0 hover:decoration-dashed"
          >
            {home.doors[id].title}
          </Link>
          <p className="text-label md:mt-2">{home.doors[id].text}</p>
        </li>
      ))}
    </ul>
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
          variant="ink-on-telang"
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
    <div className={`mt-8 sm:mt-14 ${className}`}>
      <p className="font-display text-figure-m">
        <FigureText of={figure} />
      </p>
      <p className="mt-3 max-w-text text-soft">{text}</p>
      <FigureSources of={[figure]} className="mt-2" />
    </div>
  )
}

function CallToAction() {
  const { title, audiences, text, learn } = home.callToAction
  return (
    <Section
      title={title}
      tone="tone-bandung"
      titleClassName="md:col-span-7"
      className="content-start gap-y-8 lg:grid-rows-[auto_auto_1fr] lg:pb-0"
    >
      <ul className="md:col-span-7 lg:col-span-6">
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
      <div className="md:col-span-7 lg:col-span-6">
        <p className="max-w-lead text-lead">{text}</p>
        <ButtonLink to={paths.forUsers} className="mt-6 w-full sm:w-fit">
          {learn}
        </ButtonLink>
        <ButtonLink to={sectionPaths.worried} variant="quiet" className="mt-4 flex! w-fit">
          {helplineWords.worried}
        </ButtonLink>
      </div>
      {/* In a wide window it stands on the border below. */}
      <SessionScreen
        conversation={language === 'en' ? 'ms' : language}
        turns={4}
        className="md:col-span-7 lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:flex lg:flex-col-reverse lg:justify-start lg:gap-4 lg:self-end"
      />
    </Section>
  )
}
