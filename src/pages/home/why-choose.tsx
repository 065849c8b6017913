import { home } from '#content/home.ts'
import { language } from '#content/language.ts'
import { overheard } from '#src/content/quoted/lines.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { keysOf } from '#src/keys-of.ts'
import { BentoCard } from '#src/sections/bento-card.tsx'
import { Picture } from '#src/weave/glyph.tsx'
import { HourShoots } from '#src/weave/shoots/hour-shoots.tsx'
import { PipelineShoot } from '#src/weave/shoots/pipeline-shoot.tsx'
import { StitchFill } from '#src/weave/stitches/stitched.tsx'
import { FourLanguages } from './four-languages.tsx'
import { ThreeWays } from './three-ways.tsx'

const said = overheard[language]

const steps = { trials: 2, validation: 3, device: 4 } as const
const shootSizes = [
  [6, 'lg:hidden'],
  [9, 'max-lg:hidden'],
] as const

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
        <BentoCard words={hours} tone="tone-yellow" className="md:col-span-11 md:pl-bleed">
          <HourShoots />
        </BentoCard>
        <BentoCard
          words={privacy}
          claim="encryption"
          tone="tone-leaf"
          className="md:col-span-15 md:pr-bleed"
        >
          <p className="flex items-baseline gap-x-3 font-display text-ledger text-green-200 md:text-h2 sm:max-md:flex-wrap sm:max-md:gap-y-4 sm:max-md:text-[6vw] sm:max-md:*:last:basis-full">
            <span lang={said.lang}>{said.text}</span> <StitchFill />
          </p>
        </BentoCard>
        <BentoCard words={crisis} tone="tone-blue-soft" className="md:col-span-11 md:pl-bleed">
          <div className="*:w-full *:max-w-56 sm:*:max-w-104">
            <Picture name="dual-monitoring" />
          </div>
        </BentoCard>
        <BentoCard words={regulated} tone="tone-green" className="md:col-span-15 md:pr-bleed">
          <ol className="fit-columns gap-y-4 font-semibold [--column:0]">
            {keysOf(steps).map((claim) => (
              <li key={claim} className="sm:last:grow-[1.8]">
                {/* As heavy as the drawing beside it, where the columns have room. */}
                {shootSizes.map(([pixels, className]) => (
                  <PipelineShoot
                    key={pixels}
                    step={steps[claim]}
                    status={statusOf(claim)}
                    pixels={pixels}
                    className={className}
                  />
                ))}
                <p className="mt-2 pr-3">{regulated.steps[claim]}</p>
              </li>
            ))}
          </ol>
        </BentoCard>
      </ul>
    </section>
  )
}
