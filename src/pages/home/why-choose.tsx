import { Fragment } from 'react'
import { home } from '#content/home.ts'
import { exchange, overheard } from '#src/content/quoted/lines.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { keysOf } from '#src/keys-of.ts'
import { BentoCard } from '#src/sections/bento-card.tsx'
import { Quotes } from '#src/sections/quotes.tsx'
import { Picture } from '#src/weave/glyph.tsx'
import { HourShoots } from '#src/weave/shoots/hour-shoots.tsx'
import { PipelineShoot } from '#src/weave/shoots/pipeline-shoot.tsx'
import { StitchFill } from '#src/weave/stitches/stitched.tsx'
import { ThreeWays } from './three-ways.tsx'

const steps = { trials: 1, validation: 2, device: 3 } as const

export function WhyChoose() {
  const { title, languages, hours, privacy, crisis, regulated } = home.whyChoose
  return (
    <section>
      <div className="tone-blue">
        <h2 className="px-5 pt-10 font-display text-h2 md:max-w-[52vw] md:px-bleed md:pt-18">
          {title}
        </h2>
        <ThreeWays />
      </div>
      <ul className="bento">
        <BentoCard
          words={languages}
          tone="tone-night"
          className="sm:col-span-2 md:col-span-16 md:pl-bleed"
        >
          <p className="font-display text-voice break-keep md:text-[2.6vw]">
            {exchange.said.map((line) => (
              <Fragment key={line[0]?.text}>
                <Quotes line={line} />{' '}
              </Fragment>
            ))}
          </p>
        </BentoCard>
        <BentoCard words={hours} tone="tone-yellow" className="md:col-span-10 md:pr-bleed">
          <HourShoots />
        </BentoCard>
        <BentoCard
          words={privacy}
          claim="encryption"
          tone="tone-leaf"
          className="md:col-span-13 md:pl-bleed lg:col-span-10"
        >
          <p className="flex items-baseline gap-x-3 font-display text-ledger text-green-200 sm:max-md:flex-wrap sm:max-md:gap-y-4 sm:max-md:text-[8.9vw] sm:max-md:*:last:basis-full">
            <span lang={overheard.lang}>{overheard.text}</span> <StitchFill />
          </p>
        </BentoCard>
        <BentoCard
          words={crisis}
          tone="tone-blue-soft"
          className="md:col-span-13 md:max-lg:pr-bleed lg:col-span-7"
        >
          <div className="max-sm:*:h-28 max-sm:*:w-auto">
            <Picture name="dual-monitoring" />
          </div>
        </BentoCard>
        <BentoCard
          words={regulated}
          claim="device"
          tone="tone-green"
          className="md:col-span-26 md:pr-bleed md:max-lg:pl-bleed lg:col-span-9"
        >
          <ol className="fit-columns gap-y-4 text-small font-semibold [--column:0]">
            {keysOf(steps).map((claim) => (
              <li key={claim} className="last:grow-[1.8]">
                <PipelineShoot step={steps[claim]} status={statusOf(claim)} />
                <p className="mt-2 pr-3">{regulated.steps[claim]}</p>
              </li>
            ))}
          </ol>
        </BentoCard>
      </ul>
    </section>
  )
}
