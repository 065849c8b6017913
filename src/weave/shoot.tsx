import {
  shootDraft,
  type ShootHeight,
  type ShootPalette,
  shootThreads,
  steepness,
} from './shoot-draft.ts'
import { Weaving, WovenPaths } from './weaving.tsx'

type ShootProps = {
  height: ShootHeight
  threads: ShootPalette
  size?: { width: number; height: number }
}

/** A bamboo shoot, 27 units wide; the stylesheet sets the pixels per unit. */
export function Shoot({ height, threads, size }: ShootProps) {
  const draft = shootDraft(14, steepness[height])
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
