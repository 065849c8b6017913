import type { FixedColour } from '#src/palette.ts'
import { bar } from '../draft.ts'
import { fillOf, Weaving } from '../weaving.tsx'
import type { ShootPalette } from './shoot-draft.ts'
import { voiceShootDraft } from './shoot.tsx'

const threads = 19
const height = 131

/** The threads sway in three groups, the deeper the further; in cells. */
const swings = ['[--swing:0.45px]', '[--swing:-1px]', '[--swing:1.7px]']

/** The thread of each shoot that shows on dark water. */
const threadsOnWater = {
  pink: 'pink-500',
  blue: 'blue-500',
  yellow: 'yellow-400',
  navy: 'blue-300',
  green: 'green-300',
  leaf: 'green-300',
} satisfies Record<ShootPalette, FixedColour>

type ReflectedShootProps = { place: number; palette: ShootPalette; isHidden: boolean }

/** A shoot of the hero, upside down in the water: thinner, fainter and further apart towards its tip. */
export function ReflectedShoot({ place, palette, isHidden }: ReflectedShootProps) {
  const draft = voiceShootDraft(place)
  const fill = fillOf(threadsOnWater[palette], 'ground')
  return (
    <Weaving
      isDeferred
      height={height}
      viewBox={`0 0 ${draft.columns} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
      className={`settles ${isHidden ? 'invisible' : ''}`}
    >
      {() =>
        swings.map((swing, group) => (
          <g key={swing} className={swing} fill={fill}>
            {reflected(draft)
              .filter(
                ({ depth }) =>
                  Math.floor((depth * swings.length * threads) / (threads + 1)) === group,
              )
              .map(({ depth, d }) => (
                <path key={d} d={d} opacity={round(0.62 - depth * 0.5)} />
              ))}
          </g>
        ))
      }
    </Weaving>
  )
}

/** Returns the threads from the water's edge down. */
function reflected({ columns, rows, partAt }: ReturnType<typeof voiceShootDraft>) {
  let y = 5
  return Array.from({ length: threads }, (_, thread) => {
    const depth = thread / threads
    const row = rows - 1 - Math.floor(thread * 1.42)
    const first = Array.from({ length: columns }, (__, column) => column).find(
      (column) => partAt(column, row) !== undefined,
    )
    const left = first ?? (columns - 1) / 2
    const d = bar(left, round(y), columns - 2 * left, round(3.4 - depth * 1.6))
    y += 5 + depth * 3.6
    return { depth, d }
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
