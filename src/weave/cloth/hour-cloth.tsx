import { type FixedColour, yarn } from '#src/palette.ts'
import { bar } from '../draft.ts'
import { shootDraft, type ShootPart, shootPalettes } from '../shoots/shoot-draft.ts'
import { stitchRow } from '../stitches/stitch.tsx'
import { revealOnScrollRef, Weaving, WovenPaths } from '../weaving.tsx'

export type Light = 'night' | 'morning' | 'evening'

export const hourPalettes: Record<Light, Record<ShootPart, FixedColour>> = {
  night: { ...shootPalettes.navy, edge: 'blue-500' },
  morning: shootPalettes.yellow,
  evening: shootPalettes.blue,
}

const rows = 60
const asHigh = 'h-[calc(60*var(--row))]'
const shoot = shootDraft(13, rows / 13)

type HourShootProps = { light: Light; isDeferred?: boolean; className?: string }

/** A tall shoot, woven from its foot when it is seen. The stylesheet sets the pixels per cell and row. */
export function HourShoot({ light, isDeferred = true, className = '' }: HourShootProps) {
  return (
    <div
      ref={revealOnScrollRef}
      className={`shuttle [--across:calc(25*var(--cell))] [--rows:60] [--up:1] ${className}`}
    >
      <Weaving
        isDeferred={isDeferred}
        viewBox={`0 0 ${shoot.columns} ${rows}`}
        preserveAspectRatio="none"
        className={`${asHigh} w-[calc(25*var(--cell))] weave-along [--up:1]`}
      >
        {() => <WovenPaths draft={shoot} colours={hourPalettes[light]} />}
      </Weaving>
    </div>
  )
}

type LightProps = { light: Light; className: string }

/** The light of the hour, behind its shoot and as high. */
export function HourLight({ light, className }: LightProps) {
  if (light === 'night') {
    return (
      <Stars isDeferred count={34} width={720} height={480} className={`${asHigh} ${className}`} />
    )
  }
  return (
    <Weaving
      isDeferred
      width="100%"
      viewBox={`0 0 1 ${rows}`}
      preserveAspectRatio="none"
      className={`${asHigh} ${className}`}
    >
      {light === 'morning' ? Morning : Evening}
    </Weaving>
  )
}

/** Threads lie dense at the foot, and thin out upwards. */
function Morning() {
  const threads = []
  for (let y = rows - 1, index = 0; y > 8; y -= 1 + Math.floor(index * 0.2), index++) {
    threads.push(bar(0, y, 1, round(Math.max(0.8 - index * 0.04, 0.25))))
  }
  return <path d={threads.join('')} fill={yarn('yellow-400')} />
}

/** Threads thicken downwards, and those of the night follow those of the dusk. */
function Evening() {
  const threads = Array.from({ length: rows }, (_, y) => bar(0, y, 1, round(0.2 + y / 100)))
  const dusk = (rows * 2) / 3
  return (
    <>
      <path d={threads.slice(4, dusk).join('')} fill={yarn('pink-500')} />
      <path d={threads.slice(dusk).join('')} fill={yarn('blue-700')} />
    </>
  )
}

type StarsProps = {
  count: number
  width: number
  height: number
  isDeferred?: boolean
  className: string
}

/** Small diamonds, scattered evenly: each stands a golden section further along than the one before. */
export function Stars({ count, width, height, isDeferred, className }: StarsProps) {
  const pathOf = (isGold: boolean) =>
    Array.from({ length: count }, (_, index) => {
      if ((index % 3 === 1) !== isGold) return ''
      const x = 4 + Math.round(((index * 0.618) % 1) * (width - 8))
      const y = Math.round((index * (height - 8)) / count)
      return stitchRow(1, { x, y, reach: index % 4 === 1 ? 4 : 2.4 })
    }).join('')
  return (
    <Weaving
      isDeferred={isDeferred}
      width={width}
      height={height}
      shapeRendering="auto"
      className={className}
    >
      {() => (
        <>
          <path d={pathOf(false)} fill={yarn('blue-500')} />
          <path d={pathOf(true)} fill={yarn('yellow-400')} />
        </>
      )}
    </Weaving>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
