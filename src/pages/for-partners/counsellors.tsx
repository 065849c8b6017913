import { forPartners } from '#content/for-partners.ts'
import { language } from '#content/language.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { owner } from '#src/content/owner.ts'
import { sectionPaths } from '#src/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { MoreLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { bar } from '#src/weave/draft.ts'
import { revealOnScrollRef, rowsOf, Tiles, Weaving } from '#src/weave/weaving.tsx'

const { title, beside, handsOn, danger, record, more } = forPartners.counsellors

/** The fonts of Chinese titles have only the letters of titles. */
const face = language === 'zh' ? '' : 'font-display'

export function Counsellors() {
  return (
    <Section id="counsellors" title={title} tone="tone-blue" className="gap-y-5 pt-0 md:pb-18">
      <div className="-mx-5 -order-1 max-narrow:-mx-4 md:-mx-bleed md:mb-6">
        <BetweenVisits />
      </div>
      <div className="grid gap-3">
        <p className={classes('max-w-[32em] text-kept md:text-ledger', face)}>{beside}</p>
        {owner.handsOn ? <p className="text-lead">{handsOn}</p> : null}
      </div>
      <p className="text-lead md:col-span-6 md:pt-4">{danger}</p>
      <div className="text-lead md:col-span-6 md:pt-4">
        <p>{record}</p>
        <MoreLink to={sectionPaths.record}>{more}</MoreLink>
      </div>
    </Section>
  )
}

const rowCount = 22
const pitch = 8
const rows = Array.from({ length: rowCount }, (_, row) => row)
/** From one visit to the next, and where the visit and its record stand. */
const tile = { width: 432, height: rowCount * pitch }
const visit = { x: 160, width: 112 }
const slip = { x: 56, width: 56 }

/**
 * Visits to a counsellor as blocks of one cloth. Between them runs the thread of the sessions, which passes under
 * each visit, and before each visit lies the record: an outline until it is built.
 */
function BetweenVisits() {
  const isBuilt = statusOf('clinicians') !== 'planned'
  const floats = (of: number[], x: number, width: number) =>
    of.map((row) => bar(x, row * pitch, width, pitch - 1)).join('')
  const ends = (of: number[]) => floats(of, slip.x, 6) + floats(of, slip.x + slip.width - 6, 6)
  const ofThread = rows.slice(8, 14)
  const ofSlip = rows.slice(5, 17)
  const [first = 0, last = 0] = [ofSlip[0], ofSlip.at(-1)]
  return (
    <div ref={revealOnScrollRef} className="print:hidden" style={rowsOf(rowCount, pitch, 990)}>
      <Weaving isDeferred width="100%" height={tile.height} className="weave-along">
        {() => (
          <Tiles x="50%" size={tile} patternTransform={`translate(${-tile.width / 2})`}>
            <path className="fill-yellow-400" d={floats(ofThread, 0, tile.width)} />
            <path
              className="fill-(--thread-night)"
              d={floats(
                rows.filter((row) => !ofThread.includes(row) || row % 2 === 0),
                visit.x,
                visit.width,
              )}
            />
            <path
              className={isBuilt ? 'fill-ivory' : 'fill-tone-blue'}
              d={floats(ofSlip, slip.x, slip.width)}
            />
            <path
              className="fill-ink"
              d={ends(ofSlip) + floats([first, last], slip.x, slip.width)}
            />
          </Tiles>
        )}
      </Weaving>
    </div>
  )
}
