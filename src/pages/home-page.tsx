import { Link } from 'react-router-dom'
import { statisticTexts } from '#content/statistics.ts'
import { home } from '#content/home.ts'
import { sources, type StatisticId, statistics } from '#src/content/facts/statistics.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { audienceHours } from '#src/sections/audience-hours.ts'
import { besideOnPhones, WaitlistLink } from '#src/sections/sign-up.tsx'
import { StatisticSources, StatisticText } from '#src/sections/statistics.tsx'
import { Page } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { ButtonLink, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { HourLight, HourShoot } from '#src/weave/cloth/hour-cloth.tsx'
import { GoldStitches, StitchGround } from '#src/weave/stitches/thousand-stitches.tsx'
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
          <div className="z-1 row-span-2 flex grow flex-col justify-between gap-y-4 sm:pt-11 md:pt-16">
            <h2 className="over-stitches w-fit font-display text-h2">{title}</h2>
            <p className="adults over-stitches">{statisticTexts.adultDistress}</p>
          </div>
          <div className="z-1 mt-4 sm:mt-0 sm:self-end sm:pb-6">
            <p className="over-stitches text-lead">{adults}</p>
            <StatisticSources of={['adultDistress']} className="over-stitches mt-2" />
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

/** Three people at their hours, each of whom leads to their poster on /for-users. */
function CallToAction() {
  const { title, audiences, asks, text, learn } = home.callToAction
  return (
    <section className="tone-pink">
      <h2 className="px-5 pt-8 pb-5 font-display text-h2 md:px-bleed md:pt-16 md:pb-10">{title}</h2>
      <ul className="three-hours">
        {keysOf(audienceHours).map((id) => {
          const { light, tone, words } = audienceHours[id]
          const { clock } = audienceVoices[id]
          return (
            <li key={id} className={`${tone} weave-on-hover`}>
              <div className="hour-light">
                <HourLight light={light} className="absolute right-0" />
                <time
                  dateTime={clock.padStart(5, '0')}
                  className={classes(
                    'relative font-display text-hour',
                    // No star touches a numeral.
                    light === 'night' && 'inline-block bg-tone-deep',
                  )}
                >
                  {clock}
                </time>
              </div>
              <HourShoot light={light} />
              <div className={`hour-words ${words}`}>
                <Link
                  to={`${paths.forUsers}#${id}`}
                  className="font-display text-kept md:text-h3 after:absolute after:inset-0 hover:underline hover:decoration-dashed hover:decoration-2"
                >
                  {audiences[id]}
                </Link>
                <p className="md:text-lead">{asks[id]}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="page-grid items-center gap-y-4 pt-6 pb-8 md:py-10">
        <p className="font-display text-h3 md:col-span-6 md:text-ledger">{text}</p>
        <div className="grid grid-cols-[2fr_3fr] items-center gap-3 sm:flex md:col-span-6">
          <ButtonLink to={paths.forUsers} className={besideOnPhones}>
            {learn}
          </ButtonLink>
          <WaitlistLink className={buttonStyles('secondary', 'regular', besideOnPhones)} />
        </div>
      </div>
    </section>
  )
}
