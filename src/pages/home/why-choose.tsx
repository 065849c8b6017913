import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { overheard } from '#src/content/quoted/lines.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { useMinuteInKualaLumpur } from '#src/clock.ts'
import { keysOf } from '#src/keys-of.ts'
import { BentoCard } from '#src/sections/bento-card.tsx'
import { Picture } from '#src/weave/glyph.tsx'
import { HourShoots } from '#src/weave/shoots/hour-shoots.tsx'
import { WidePipelineShoot } from '#src/weave/shoots/pipeline-shoot.tsx'
import { StitchedRows } from '#src/weave/stitches/stitched.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'
import { FourLanguages } from './four-languages.tsx'
import { ThreeWays } from './three-ways.tsx'

const said = overheard[language]

const steps = { trials: 2, validation: 3, device: 4 } as const

export function WhyChoose() {
  const { title, languages, hours, privacy, crisis, regulated } = home.whyChoose
  return (
    <section>
      <div className="tone-blue">
        <h2 className="px-5 pt-10 font-display text-h2 md:px-bleed md:pt-18">{title}</h2>
        <ThreeWays />
        <div className="h-3 border-t-2 border-ink tone-deep" />
      </div>
      <ul className="bento">
        <BentoCard
          words={languages}
          tone="tone-night"
          className="sm:col-span-2 md:col-span-26 md:px-bleed"
        >
          <FourLanguages />
        </BentoCard>
        <BentoCard
          words={hours}
          tone="tone-yellow"
          bleeds
          className="md:col-span-11 dark:bg-blue-950"
          wordsClassName="md:pl-bleed"
        >
          <Hours />
        </BentoCard>
        <BentoCard
          words={privacy}
          claim="encryption"
          tone="tone-leaf"
          bleeds
          className="md:col-span-15"
          wordsClassName="md:pr-bleed"
        >
          <div className="h-full font-display text-h2 text-green-200 print:hidden">
            <StitchedRows>
              <p lang={said.lang} className="flex-none pl-5 md:pl-10">
                {said.text}
              </p>
            </StitchedRows>
          </div>
        </BentoCard>
        <BentoCard
          words={crisis}
          tone="tone-blue-soft"
          bleeds
          className="md:col-span-11"
          wordsClassName="md:pl-bleed"
        >
          <div ref={revealOnScrollRef} className="relative h-full min-h-60">
            <Picture
              name="dual-monitoring"
              className="weave-along absolute size-full [--row:calc(100%/26)] [--rows:26] [--beat:40ms]"
            />
          </div>
        </BentoCard>
        <BentoCard
          words={regulated}
          tone="tone-green"
          bleeds
          className="md:col-span-15"
          wordsClassName="md:pr-bleed"
        >
          <ol className="fit-columns gap-y-4 font-semibold [--column:0] [--row:max(7px,0.83vw)]">
            {keysOf(steps).map((claim) => (
              <li key={claim}>
                <WidePipelineShoot step={steps[claim]} status={statusOf(claim)} />
                <p className="mt-2 px-2 text-center">{regulated.steps[claim]}</p>
              </li>
            ))}
          </ol>
        </BentoCard>
      </ul>
    </section>
  )
}

/** The hours of a day, with the present one in Kuala Lumpur. */
function Hours() {
  const minute = useMinuteInKualaLumpur()
  return <HourShoots currentHour={minute === null ? null : Math.floor(minute / 60)} />
}
