import { home } from '#content/home.ts'
import { conversations } from '#content/conversations.ts'
import { exchange, overheard } from '#src/content/quoted/lines.ts'
import { register } from '#src/content/register.ts'
import type { Quote } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { sectionPaths } from '#src/paths.ts'
import { Patch } from '#src/sections/patch.tsx'
import { Quotes } from '#src/sections/quotes.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { Picture } from '#src/weave/glyph.tsx'
import { HourShoots } from '#src/weave/hour-shoots.tsx'
import { PipelineShoot } from '#src/weave/pipeline-shoot.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
import { StitchFill } from '#src/weave/stitched.tsx'

const steps = { trials: 1, validation: 2, device: 3 } as const

export function WhyChoose() {
  const { title, status, languages, hours, ways, privacy, crisis, regulated } = home.whyChoose
  return (
    <section>
      <div className="page-grid pb-10">
        <h2 className="font-display text-h2">{title}</h2>
        <p className="mt-3 flex gap-2 text-small">
          <Stitch status="inTrials" className="mt-0.75" />
          {status}
        </p>
      </div>
      <ul className="quilt">
        <Patch words={languages} tone="tone-night" className="md:col-span-11 md:pl-bleed">
          <MixedExchange />
        </Patch>
        <Patch words={hours} tone="tone-kunyit" className="md:col-span-8">
          <HourShoots />
        </Patch>
        <Patch words={ways} tone="tone-bandung" className="half-patch md:col-span-7 md:pr-bleed">
          <Picture name="sessionTypes" />
        </Patch>
        <Patch
          words={crisis}
          tone="tone-telang-soft"
          className="half-patch md:col-span-7 md:pl-bleed"
        >
          <Picture name="dual-monitoring" />
        </Patch>
        <Patch
          words={privacy}
          more={<MoreLink to={sectionPaths.whoReads}>{privacy.more}</MoreLink>}
          claim="encryption"
          tone="tone-leaf"
          className="md:col-span-10"
        >
          <p className="flex items-baseline gap-x-3 font-display text-ledger text-pandan-200 sm:max-md:flex-wrap sm:max-md:gap-y-4 sm:max-md:text-[8.9vw] sm:max-md:*:last:basis-full">
            <span lang={overheard.lang}>{overheard.text}</span> <StitchFill />
          </p>
        </Patch>
        <Patch
          words={regulated}
          claim="device"
          tone="tone-pandan"
          className="md:col-span-9 md:pr-bleed"
        >
          <ol className="fit-columns gap-y-4 text-small font-semibold [--column:0]">
            {keysOf(steps).map((claim) => (
              <li key={claim} className="last:grow-[1.8]">
                <PipelineShoot step={steps[claim]} status={register[claim].status} />
                <p className="mt-2 pr-3">{regulated.steps[claim]}</p>
              </li>
            ))}
          </ol>
        </Patch>
      </ul>
    </section>
  )
}

/** Shows one question and its answer, each in two languages. */
function MixedExchange() {
  const { person, platform } = conversations.speakers
  return (
    <div className="grid gap-2 font-display text-voice md:text-h3">
      <p>
        <span className="sr-only">{person} </span>
        <SpokenLines lines={exchange.said} />
      </p>
      <p className="text-kunyit-400">
        <span className="sr-only">{platform} </span>
        <SpokenLines lines={exchange.answered} />
      </p>
      <p className="font-text text-small">{conversations.note}</p>
    </div>
  )
}

function SpokenLines({ lines }: { lines: readonly (readonly Quote[])[] }) {
  return lines.map((line) => (
    <span key={line[0]?.text}>
      <Quotes line={line} />{' '}
    </span>
  ))
}
