import { Link } from 'react-router-dom'
import { statisticTexts } from '#content/statistics.ts'
import { home } from '#content/home.ts'
import { sources, type StatisticId, statistics } from '#src/content/facts/statistics.ts'
import { type AudienceId, audienceVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { besideOnPhones, WaitlistLink } from '#src/sections/sign-up.tsx'
import { StatisticSources, StatisticText } from '#src/sections/statistics.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink, buttonStyles } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { GoldStitches, StitchGround } from '#src/weave/stitches/thousand-stitches.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Hero } from './home/hero.tsx'
import { WhyChoose } from './home/why-choose.tsx'

export default function HomePage() {
  return (
    <Page {...home.meta} path={paths.home} heading={home.hero.title} hero={<Hero />} heroHasEnd>
      <Statistics />
      <WhyChoose />
      <CallToAction />
    </Page>
  )
}

function Statistics() {
  const { title, adults, shortage, psychiatrists, sessions } = home.statistics
  const people = { total: 1000, filled: statistics.adultDistress.quantity * 10 }
  return (
    <section>
      <div className="thousand-stitches tone-deep">
        <StitchGround total={people.total} />
        <div className="flex flex-col px-5 pt-8 pb-4 sm:contents">
          <div className="z-1 flex grow flex-col justify-between gap-y-4 sm:pt-11 md:pt-16">
            <h2 className="over-stitches font-display text-h2">{title}</h2>
            <p className="adults over-stitches">{statisticTexts.adultDistress}</p>
          </div>
          <div className="z-1 mt-4 sm:mt-0">
            <p className="over-stitches text-lead">{adults}</p>
            <StatisticSources of={['adultDistress']} className="mt-2 [&_a]:bg-tone-deep" />
          </div>
        </div>
        <GoldStitches {...people} />
      </div>
      <div className="page-grid py-9 md:pt-18 md:pb-22">
        <h3 className="font-display text-ledger break-keep">{shortage}</h3>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 sm:contents">
          <Statistic
            figure="psychiatristRatio"
            text={psychiatrists}
            year={sources.ratio2016.year}
          />
          <Statistic figure="sessionCost" text={sessions} />
        </div>
      </div>
    </section>
  )
}

type StatisticProps = { figure: StatisticId; text: string; year?: number }

function Statistic({ figure, text, year }: StatisticProps) {
  return (
    <div className="mt-6 sm:col-span-2 md:col-span-6 md:mt-8 max-sm:row-span-2 max-sm:grid max-sm:grid-cols-1 max-sm:grid-rows-subgrid max-sm:gap-0">
      <p className="max-sm:flex max-sm:flex-col max-sm:justify-between sm:text-lead">
        {`${text} `}
        <span className="mt-2 block font-display text-figure-row whitespace-nowrap max-sm:text-[min(2.375rem,9.2vw)]">
          <StatisticText of={figure} />
          {year ? (
            <span className="text-lead max-sm:hidden">{` ${home.statistics.reportedIn(year)}`}</span>
          ) : null}
        </span>
      </p>
      <StatisticSources of={[figure]} className="mt-2 md:mt-3" />
    </div>
  )
}

/** Each group has a cloth, of which the edge is seen. */
const edges: Record<AudienceId, string> = {
  students: 'text-yarn-blue-700',
  professionals: 'text-yarn-green-600',
  everyone: 'text-red-700 dark:text-pink-300',
}

function CallToAction() {
  const { title, text, audiences, learn } = home.callToAction
  return (
    <Section
      title={title}
      tone="tone-pink"
      titleClassName="md:col-span-6"
      className="md:grid-rows-[auto_auto_1fr] md:pt-24 md:pb-16"
    >
      <p className="mt-3 max-w-lead text-lead md:col-span-6 md:col-start-1 md:mt-6">{text}</p>
      <ul className="mt-2 md:col-span-6 md:col-start-7 md:row-span-3 md:row-start-1 md:mt-0">
        {keysOf(audienceVoices).map((id) => (
          <li key={id}>
            <Link
              to={`${paths.forUsers}#${id}`}
              className="block pt-4 pb-3 font-display md:pt-6 md:pb-4 text-ledger hover:underline hover:decoration-dashed hover:decoration-2"
            >
              {audiences[id]}
            </Link>
            <Tepi isDeferred size={32} className={edges[id]} />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-[2fr_3fr] items-center gap-3 sm:flex md:col-span-6 md:mt-8 md:self-start">
        <ButtonLink to={paths.forUsers} className={besideOnPhones}>
          {learn}
        </ButtonLink>
        <WaitlistLink className={buttonStyles('secondary', 'regular', besideOnPhones)} />
      </div>
    </Section>
  )
}
