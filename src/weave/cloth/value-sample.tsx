import { type Draft, sizeOf } from '../draft.ts'
import type { FixedColour } from '#src/palette.ts'
import { Weaving, WovenPaths } from '../weaving.tsx'

/** Each sample of cloth shows one of the company's values. */
export type ValueName = 'safety' | 'evidence' | 'culture' | 'story'

type Part = 'ground' | 'first' | 'second' | 'third'
type Sample = {
  colours: Record<Part, FixedColour>
  partAt: (x: number, y: number) => Part | undefined
}

const columns = 41
const rows = 25
const cell = { width: 8, height: 8 }

/** Columns and rows from the middle. */
const samples: Record<ValueName, Sample> = {
  /** Ring after ring around what has to be safe. */
  safety: {
    colours: {
      ground: 'green-800',
      first: 'green-300',
      second: 'yellow-400',
      third: 'pink-300',
    },
    partAt(x, y) {
      const distance = Math.abs(x) + Math.abs(y) * 1.4
      if (distance < 4) return 'third'
      if (distance > 20) return (Math.abs(x) + Math.abs(y)) % 6 === 0 ? 'first' : 'ground'
      const ring = Math.floor((distance - 4) / 2)
      return ring % 2 === 0 ? 'ground' : ring % 4 === 1 ? 'second' : 'first'
    },
  },
  /** On the left the plan on squared paper, on the right the cloth that follows it. */
  evidence: {
    colours: {
      ground: 'pink-200',
      first: 'blue-900',
      second: 'pink-500',
      third: 'yellow-400',
    },
    partAt(x, y) {
      const fromKnot = Math.abs((Math.abs(x) % 12) - 6) + Math.abs((Math.abs(y) % 12) - 6)
      const isDrawn = fromKnot === 5 || fromKnot === 3 || fromKnot < 2
      if (x === 0) return 'first'
      if (x < 0) return isDrawn ? 'first' : 'ground'
      return isDrawn ? 'third' : 'second'
    },
  },
  /** One checked cloth of the threads of four languages. */
  culture: {
    colours: {
      ground: 'blue-300',
      first: 'yellow-400',
      second: 'pink-500',
      third: 'blue-700',
    },
    partAt(x, y) {
      const thread = (at: number) => stripes[Math.abs(at) % stripes.length]
      return (x + y + columns + rows) % 2 === 0 ? thread(x) : thread(y)
    },
  },
  /** Lines of words, and the bare warp where one line was taken out. */
  story: {
    colours: {
      ground: 'blue-200',
      first: 'blue-700',
      second: 'yellow-500',
      third: 'blue-500',
    },
    partAt(x, y) {
      const row = y + (rows - 1) / 2
      const line = Math.floor(row / 5)
      if (line === 3 && x > -14) return x % 2 === 0 ? 'second' : undefined
      const isWord = row % 5 > 0 && row % 5 < 4 && Math.abs(x) < 18
      return isWord && gaps[line]?.includes(x) === false ? 'first' : 'ground'
    },
  },
}

const stripes: Part[] = [
  ...Array<Part>(4).fill('third'),
  ...Array<Part>(2).fill('first'),
  ...Array<Part>(4).fill('ground'),
  ...Array<Part>(2).fill('second'),
]

/** The spaces between the words of each line. */
const gaps = [
  [-9, -8, 4, 5, 14, 15, 16, 17],
  [-13, -12, -3, -2, 9, 10],
  [-6, -5, 7, 8, 12, 13, 14, 15, 16, 17],
  [],
  [-11, -10, 0, 1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
]

/** A sample of cloth, 328 px wide where there is room, and its middle in a square frame. */
export function ValueSample({ name, className }: { name: ValueName; className?: string }) {
  const { colours, partAt } = samples[name]
  const draft: Draft<Part> = {
    columns,
    rows,
    partAt: (column, row) => partAt(column - (columns - 1) / 2, row - (rows - 1) / 2),
  }
  return (
    <Weaving
      isDeferred
      size={sizeOf(draft, cell)}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      {() => <WovenPaths draft={draft} colours={colours} cell={cell} />}
    </Weaving>
  )
}
