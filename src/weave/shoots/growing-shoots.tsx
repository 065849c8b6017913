import { shootDraft, type ShootPalette } from './shoot-draft.ts'
import { ScaledShoot } from './shoot.tsx'

/** Three shoots, each taller than the one before, in whole cells; the stylesheet sets the pixels per cell. */
export function GrowingShoots({ palettes }: { palettes: readonly ShootPalette[] }) {
  return palettes.map((palette, index) => {
    const draft = shootDraft(12, 1.5 + index)
    return (
      <ScaledShoot
        key={palette}
        draft={draft}
        palette={palette}
        style={{
          width: `calc(${draft.columns} * var(--cell))`,
          height: `calc(${draft.rows} * var(--cell))`,
        }}
      />
    )
  })
}
