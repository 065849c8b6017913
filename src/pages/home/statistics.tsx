import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '#content/home.ts'
import { statisticTexts } from '#content/statistics.ts'
import { sources, type StatisticId, statistics } from '#src/content/facts/statistics.ts'
import { sectionPaths } from '#src/paths.ts'
import { StatisticSources, StatisticText } from '#src/sections/statistics.tsx'
import { textLink } from '#src/ui/link.tsx'
import { GoldStitches, StitchGround } from '#src/weave/stitches/thousand-stitches.tsx'

/** A stitch for each of a thousand adults, and the shortage they meet. */
export function Statistics() {
  const { title, adults, shortage, psychiatrists, sessions, ourCost } = home.statistics
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
          <Statistic figure="sessionCost" text={sessions}>
            <Link to={sectionPaths.cost} className={`${textLink} link-underline`}>
              {ourCost}
            </Link>
          </Statistic>
        </div>
      </div>
    </section>
  )
}

type StatisticProps = {
  figure: StatisticId
  text: string
  year?: number
  children?: ReactNode
}

function Statistic({ figure, text, year, children }: StatisticProps) {
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
      <div className="mt-2 flex flex-wrap items-center gap-x-4 md:mt-3">
        <StatisticSources of={[figure]} />
        {children}
      </div>
    </div>
  )
}
