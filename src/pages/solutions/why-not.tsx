import { solutions } from '#content/solutions.ts'
import type { Tone } from '#src/palette.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Prose } from '#src/sections/prose.tsx'
import { classes } from '#src/ui/classes.ts'
import type { ShootPalette } from '#src/weave/shoots/shoot-draft.ts'
import { Shoot } from '#src/weave/shoots/shoot.tsx'
import { revealOnScrollRef, rowsOf } from '#src/weave/weaving.tsx'

const posters: readonly { tone: Tone; palette: ShootPalette }[] = [
  { tone: 'tone-blue', palette: 'navy' },
  { tone: 'tone-pink', palette: 'yellow' },
  { tone: 'tone-yellow', palette: 'pink' },
]

const size = { width: 324, height: 252 }

/** Three other ways, each on a poster of its own, whose shoot stands at its foot. */
export function WhyNot() {
  const { title, list } = solutions.whyNot
  return (
    <section className="tone-plain">
      <div className="page-grid pt-section pb-5 md:pb-10">
        <h2 className="font-display text-h2">{title}</h2>
      </div>
      <div className="grid md:grid-cols-3">
        {list.map(({ question, answer }, index) => (
          <div
            key={question}
            className={classes(
              'flex min-w-0 flex-col px-5 max-narrow:px-4 md:px-8 md:pt-8 md:first:pl-bleed md:last:pr-bleed [&_details]:border-0 md:[&_h3]:text-h3 lg:[&_h3]:text-ledger',
              posters[index]?.tone,
            )}
          >
            <Disclosure title={question} className="py-4 md:py-0">
              <div className="pb-7 md:pt-4 md:pb-0">
                <Prose blocks={answer} />
              </div>
            </Disclosure>
            <div
              ref={revealOnScrollRef}
              className="weave-along mx-auto mt-auto max-w-full pt-14 [&>svg]:h-auto [&>svg]:max-w-full [--up:1] max-md:hidden print:hidden"
              style={rowsOf(36, 7, 1200)}
            >
              <Shoot palette={posters[index]?.palette ?? 'navy'} size={size} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
