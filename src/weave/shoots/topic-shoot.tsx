import { sizeOf } from '../draft.ts'
import { shootDraft, type ShootPalette, shootPalettes } from './shoot-draft.ts'
import { Weaving, WovenPaths } from '../weaving.tsx'

const cell = { width: 13, height: 7 }
const shoot = shootDraft(12, 2.5)

/** The shoot of a topic. Another topic changes its colours and moves nothing. */
export function TopicShoot({ palette, className }: { palette: ShootPalette; className: string }) {
  return (
    <Weaving
      size={sizeOf(shoot, cell)}
      className={`weave-first [--row:calc(100%/30)] [--rows:30] *:transition-[fill] *:duration-500 ${className}`}
    >
      {() => <WovenPaths draft={shoot} colours={shootPalettes[palette]} cell={cell} />}
    </Weaving>
  )
}

/** The cloth on which the shoot stands. */
export function ShootGround() {
  return (
    <Weaving width="100%" height="36">
      {() => (
        <>
          <rect width="100%" height="36" className="fill-cloth-900" />
          <rect y="7" width="100%" height="3" className="fill-yellow-400" />
          <rect y="14" width="100%" height="2" className="fill-pink-500" />
          <rect y="20" width="100%" height="3" className="fill-yellow-400" />
          <rect y="27" width="100%" height="2" className="fill-pink-500" />
        </>
      )}
    </Weaving>
  )
}
