import { contact } from '#content/contact.ts'
import { bar } from '#src/weave/draft.ts'
import type { ShootPalette } from '#src/weave/shoots/shoot-draft.ts'

/** As high as the shoot that stands before the rows. */
const mostRows = 30
const pitch = 7
const cellWidth = 13
/** On either side of the middle: more than the widest window has room for. */
const cellsBeside = 48

const yarns: Partial<Record<ShootPalette, { ground: string; floats: string }>> = {
  navy: { ground: 'fill-blue-300', floats: 'fill-ivory' },
  pink: { ground: 'fill-cloth-900', floats: 'fill-pink-300' },
}
const usual = { ground: 'fill-cloth-900', floats: 'fill-yellow-400' }

/**
 * Returns the length of each finished word, which is all that the cloth needs of a letter. Chinese is written
 * without spaces: each character is a row.
 */
export function wordLengths(text: string): string {
  const words = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+(?=[\s\p{Script=Han}])/gu) ?? []
  return words
    .slice(0, mostRows)
    .map(({ length }) => length)
    .join(' ')
}

/** The cloth begins with the words of the page's title. */
const greeting = wordLengths(`${contact.hero.title} `).split(' ').slice(0, 6)

type LetterRowsProps = {
  lengths: string
  palette: ShootPalette
  /** How many of the last rows are shown. */
  last?: number
  className: string
}

/** A row of cloth for each word, from the foot up; a word's length gives its pattern. It is drawn only. */
export function LetterRows({ lengths, palette, last = mostRows, className }: LetterRowsProps) {
  const { ground, floats } = yarns[palette] ?? usual
  const rows = [...greeting, ...lengths.split(' ').filter(Boolean)].slice(0, mostRows)
  const hidden = Math.max(0, rows.length - last)
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" width="100%" className={className}>
      <svg y="100%" overflow="visible">
        {rows.slice(hidden).map((length, place) => (
          <g
            key={`${hidden + place} ${length}`}
            className={hidden + place < greeting.length ? undefined : 'animate-modal-fade'}
          >
            <rect
              y={-pitch * (place + 1)}
              width="100%"
              height={pitch - 1}
              className={`transition-[fill] duration-500 ${ground}`}
            />
            <svg x="50%" overflow="visible">
              <path
                className={`transition-[fill] duration-500 ${floats}`}
                d={floatsOf(Number(length), hidden + place, place)}
              />
            </svg>
          </g>
        ))}
      </svg>
    </svg>
  )
}

/** Alike on both sides of the middle, as every cloth of the site. */
function floatsOf(length: number, row: number, place: number): string {
  const period = 2 + (length % 6)
  const shift = row % 2 === 0 ? 0 : Math.floor(period / 2)
  const y = -pitch * (place + 1)
  return Array.from({ length: 2 * cellsBeside + 1 }, (_, index) => index - cellsBeside)
    .filter((cell) => (Math.abs(cell) + shift) % period < (length > 4 ? 2 : 1))
    .map((cell) => bar((cell - 0.5) * cellWidth, y, cellWidth, pitch - 1))
    .join('')
}
