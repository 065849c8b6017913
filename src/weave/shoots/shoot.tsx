import type { ComponentProps } from 'react'
import { shootDraft, type ShootPalette, shootPalettes } from './shoot-draft.ts'
import { Weaving, WovenPaths } from '../weaving.tsx'

type ShootProps = { palette: ShootPalette; size?: { width: number; height: number } }

/** A small bamboo shoot, 27 by 36 units; the stylesheet sets the pixels per unit. */
export function Shoot({ palette, size }: ShootProps) {
  return <ScaledShoot isDeferred {...size} draft={shootDraft(14, 2.6)} palette={palette} />
}

type ScaledShootProps = Omit<ComponentProps<typeof Weaving>, 'children'> & {
  draft: ReturnType<typeof shootDraft>
  palette: ShootPalette
}

/** A shoot of any size; the stylesheet sets its width and height. */
export function ScaledShoot({ draft, palette, ...svgProps }: ScaledShootProps) {
  return (
    <Weaving
      {...svgProps}
      viewBox={`0 0 ${draft.columns} ${draft.rows}`}
      preserveAspectRatio="none"
    >
      {() => <WovenPaths draft={draft} colours={shootPalettes[palette]} />}
    </Weaving>
  )
}

/** Rows of each shoot of the hero, from the left, on phones and in wider windows. */
export const voiceRows = [
  [17, 36],
  [31, 52],
  [44, 67],
  [57, 83],
] as const

/** Whole pixels a cell leave room for this many cells on either side of the spine: `--columns` (pages/home/home.css). */
const halfWidths = [12, 14] as const
const shown = ['sm:hidden', 'max-sm:hidden'] as const

type VoiceShootProps = { place: number; palette: ShootPalette }

/** Drafts the shoot at a place of the hero as wider windows have it. */
export function voiceShootDraft(place: number): ReturnType<typeof shootDraft> {
  return shootDraft(halfWidths[1], (voiceRows[place]?.[1] ?? 0) / halfWidths[1])
}

/**
 * Draws a shoot of the hero twice, as a shoot has whole cells at every width. The stylesheet sets
 * the pixels per cell and row.
 */
export function VoiceShoot({ place, palette }: VoiceShootProps) {
  return halfWidths.map((halfWidth, index) => {
    const draft = shootDraft(halfWidth, (voiceRows[place]?.[index] ?? 0) / halfWidth)
    return (
      <ScaledShoot
        key={halfWidth}
        draft={draft}
        palette={palette}
        className={`weave-first ${shown[index]}`}
        style={{ '--rows': draft.rows }}
      />
    )
  })
}
