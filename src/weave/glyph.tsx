import { type Bar, barsPath } from './draft.ts'
import { Weaving } from './weaving.tsx'

/** A lozenge of weft threads, every second one thin. `warp` is the same turned by 90°, to its right. */
const weft = Array.from({ length: 25 }, (_, row): Bar => {
  const step = Math.min(row, 24 - row)
  return [72 - 6 * step, 3 + row * 6, 12 * (step + 1), row % 2 === 0 ? 5 : 2]
})
const warp = weft.map(([x, y, width, height]): Bar => [y + 84, x, height, width])

export function Lozenges() {
  return (
    <Weaving isDeferred size={{ width: 240, height: 156 }} className="h-auto max-w-full">
      {() => (
        <>
          <path className="fill-pink-300" d={barsPath(weft)} />
          <path className="fill-yellow-400" d={barsPath(warp)} />
        </>
      )}
    </Weaving>
  )
}

/** Icons as high as a line of text: for the three highlights and the session types. */
const icons = {
  conversation: [
    [2, 4, 20, 4],
    [2, 10, 13, 4],
    [2, 16, 17, 4],
  ],
  lock: [
    [6, 3, 12, 3],
    [6, 6, 3, 6],
    [15, 6, 3, 6],
    [2, 12, 20, 4],
    [2, 17, 20, 4],
  ],
  shoot: Array.from({ length: 6 }, (_, row): Bar => [10 - 2 * row, 1 + 4 * row, 4 + 4 * row, 3]),
  chat: [
    [0, 0, 32, 4],
    [0, 6, 32, 4],
    [0, 12, 22, 4],
    [4, 17, 8, 3],
  ],
  talk: [
    [2, 7, 3, 6],
    [8, 3, 3, 14],
    [14, 0, 3, 20],
    [20, 4, 3, 12],
    [26, 7, 3, 6],
  ],
  video: [
    [0, 2, 21, 16],
    [23, 8, 3, 4],
    [26, 5, 3, 10],
    [29, 2, 3, 16],
  ],
} satisfies Record<string, Bar[]>

type IconProps = { name: keyof typeof icons; width?: number; height?: number; className?: string }

/** A woven icon beside words. */
export function Icon({ name, width = 24, height = 24, className = 'fill-current' }: IconProps) {
  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`shrink-0 ${className}`}
    >
      <path d={barsPath(icons[name])} />
    </svg>
  )
}
