import { bar } from './draft.ts'

/** A bar is x, y, width and height in whole pixels. */
type Bar = readonly [number, number, number, number]

const glyphs: Record<'conversation' | 'lock' | 'shoot', Bar[]> = {
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
}

/** Woven sign of 24 px for a highlight. */
export function HighlightGlyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg
      width="24"
      height="24"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="shrink-0 fill-kunyit-400"
    >
      <path d={glyphs[name].map((one) => bar(...one)).join('')} />
    </svg>
  )
}
