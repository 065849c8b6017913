import { type Draft, sizeOf } from '../draft.ts'
import { type ShootPart, shootPalettes } from '../shoots/shoot-draft.ts'
import { Weaving, WovenPaths } from '../weaving.tsx'

const cell = { width: 6, height: 6 }
const columns = 33
const rows = 21

type Place = (x: number, y: number) => number

/** How deep a cell lies in the figure of each swatch: 0 is ground. Columns and rows count from the middle. */
const swatches = [
  { palette: 'navy', depthAt: (x, y) => 4 - Math.floor((Math.abs(x) + Math.abs(y)) / 3) },
  {
    palette: 'pink',
    depthAt: (x, y) => 3 - (Math.abs(((x + 64) % 8) - 4) + Math.abs(((y + 64) % 8) - 4)),
  },
  { palette: 'yellow', depthAt: (x, y) => ((Math.abs(((x + 66) % 12) - 6) + y + 60) % 6) - 2 },
  { palette: 'blue', depthAt: (x, y) => ((Math.abs(x) + Math.abs(y)) % 8) - 4 },
  { palette: 'leaf', depthAt: (x, y) => 4 - Math.abs(((x + 63) % 7) - 3) - ((y + 70) % 7) / 2 },
  {
    palette: 'green',
    // The core where two stripes cross: by night the ring would be as light as the edge.
    depthAt: (x, y) => {
      const stripes = [(x + y + 60) % 6 < 2, (x - y + 60) % 6 < 2]
      return stripes.every(Boolean) ? 3 : Number(stripes.some(Boolean))
    },
  },
] as const satisfies { palette: keyof typeof shootPalettes; depthAt: Place }[]

const parts = ['ground', 'edge', 'ring', 'core'] as const

/** A swatch of cloth, one of six. */
export function FieldSwatch({ field }: { field: number }) {
  const swatch = swatches[field % swatches.length]
  const draft: Draft<ShootPart> = {
    columns,
    rows,
    partAt(column, row) {
      const depth = swatch?.depthAt(column - (columns - 1) / 2, row - (rows - 1) / 2) ?? 0
      return parts[Math.min(3, Math.max(0, Math.floor(depth)))]
    },
  }
  return (
    <Weaving
      isDeferred
      size={sizeOf(draft, cell)}
      preserveAspectRatio="xMidYMid slice"
      className="h-24 w-full md:h-32"
    >
      {() => (
        <WovenPaths draft={draft} colours={shootPalettes[swatch?.palette ?? 'navy']} cell={cell} />
      )}
    </Weaving>
  )
}
