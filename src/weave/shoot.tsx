import { shootDraft, type ShootPalette, shootThreads } from './shoot-draft.ts'
import { Weaving, WovenPaths } from './weaving.tsx'

type ShootProps = { threads: ShootPalette; size?: { width: number; height: number } }

/** A small bamboo shoot, 27 by 36 units; the stylesheet sets the pixels per unit. */
export function Shoot({ threads, size }: ShootProps) {
  const draft = shootDraft(14, 2.6)
  return (
    <Weaving {...size} viewBox={`0 0 ${draft.columns} ${draft.rows}`} preserveAspectRatio="none">
      {() => (
        <g className="weave-grow">
          <WovenPaths draft={draft} threads={shootThreads[threads]} />
        </g>
      )}
    </Weaving>
  )
}
