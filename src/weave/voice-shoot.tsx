import { shootDraft, type ShootPalette, shootThreads } from './shoot-draft.ts'
import { Weaving, WovenPaths } from './weaving.tsx'

/** Rows of each shoot on the narrowest phones, on other phones and in wider windows. */
const rows = {
  zh: [16, 19, 36],
  en: [31, 35, 52],
  ms: [45, 49, 67],
  ta: [59, 63, 83],
} as const

/** Whole pixels a cell leave room for this many cells on either side of the spine. */
const halfWidths = [10, 12, 14] as const
const shownFrom = [
  'min-[24.375rem]:hidden',
  'max-[24.375rem]:hidden sm:hidden',
  'max-sm:hidden',
] as const

type VoiceShootProps = { voice: keyof typeof rows; threads: ShootPalette }

/** Draws a shoot of the hero three times, as a shoot has whole cells at every width. */
export function VoiceShoot({ voice, threads }: VoiceShootProps) {
  return halfWidths.map((halfWidth, index) => {
    const draft = shootDraft(halfWidth, (rows[voice][index] ?? 0) / halfWidth)
    return (
      <Weaving
        key={halfWidth}
        viewBox={`0 0 ${draft.columns} ${draft.rows}`}
        preserveAspectRatio="none"
        className={shownFrom[index]}
      >
        {() => (
          <g className="weave-grow">
            <WovenPaths draft={draft} threads={shootThreads[threads]} />
          </g>
        )}
      </Weaving>
    )
  })
}
