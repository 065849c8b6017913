import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { overheard } from '#src/content/quoted/lines.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { useMinuteInKualaLumpur } from '#src/clock.ts'
import { keysOf } from '#src/keys-of.ts'
import { BentoCard } from '#src/sections/bento-card.tsx'
import { CrossingCloth } from '#src/weave/cloth/crossing-cloth.tsx'
import { DayCloth } from '#src/weave/cloth/day-cloth.tsx'
import { StandingPipelineShoot } from '#src/weave/shoots/pipeline-shoot.tsx'
import { StitchedLines } from '#src/weave/stitches/stitched.tsx'
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
      <ul className="bento tile-cells">
        <BentoCard
          words={languages}
          tone="tone-night"
          bleeds
          className="sm:col-span-2 md:col-span-26"
          wordsClassName="md:px-bleed! md:pt-8! md:pb-14!"
        >
          <FourLanguages />
        </BentoCard>
        <BentoCard
          words={hours}
          tone="tone-yellow"
          bleeds
          className="woven-tile md:col-span-11 dark:bg-blue-950"
          wordsClassName="md:pl-bleed"
        >
          <Hours />
        </BentoCard>
        <BentoCard
          words={privacy}
          claim="encryption"
          tone="tone-leaf"
          bleeds
          className="woven-tile md:col-span-15"
          wordsClassName="md:pr-bleed"
        >
          <StitchedLines>
            <p lang={said.lang} className="stitched-words font-display text-green-200">
              {said.text}
            </p>
          </StitchedLines>
        </BentoCard>
        <BentoCard
          words={crisis}
          tone="tone-blue-soft"
          bleeds
          className="woven-tile md:col-span-11"
          wordsClassName="md:pl-bleed"
        >
          <CrossingCloth />
        </BentoCard>
        <BentoCard
          words={regulated}
          tone="tone-green"
          bleeds
          className="woven-tile md:col-span-15"
          wordsClassName="md:pr-bleed"
        >
          <ol className="fit-columns mt-auto gap-y-4 font-semibold [--column:0]">
            {keysOf(steps).map((claim) => (
              <li key={claim}>
                <StandingPipelineShoot step={steps[claim]} status={statusOf(claim)} />
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
  return <DayCloth currentHour={minute === null ? null : Math.floor(minute / 60)} />
}
