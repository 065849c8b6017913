import { type FixedColour, fixedColours } from '../src/palette.ts'
import type { StitchStatus } from '../src/weave/stitches/stitch.tsx'
import { type Bar, barsPath, type Cell, type Draft, sizeOf, weave } from '../src/weave/draft.ts'
import {
  shootDraft,
  type ShootPalette,
  type ShootPart,
  shootPalettes,
} from '../src/weave/shoots/shoot-draft.ts'
import type { Thread } from './still-water.tsx'

/*
 * Draws the files of src/pages/how-it-works/differences.css, and of the loom's bands in its bands.css.
 * tests/weave/how-it-works-drawings.test.ts compares them with this, and `vitest -u` writes them.
 */

/** By night an edge on the page's own ground is light. */
const night = `<style>.e{fill:${fixedColours['blue-900']}}@media (prefers-color-scheme:dark){.e{fill:${fixedColours['blue-300']}}}</style>`

function file(draft: Draft<Thread>, cell: Cell, below: string[] = []): string {
  const { width, height } = sizeOf(draft, cell)
  const shapes = [...below, ...weave(draft, cell).map(([thread, path]) => shape(thread, path))]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" shape-rendering="crispEdges">`,
    ...(shapes.some((one) => one.includes('class')) ? [night] : []),
    ...shapes,
    '</svg>',
    '',
  ].join('\n')
}

function shape(thread: Thread, path: string): string {
  const colour = thread === 'edge' ? 'class="e"' : `fill="${fixedColours[thread]}"`
  return `<path ${colour} d="${path}"/>`
}

/* --- made for local life --- */

/** The threads of Malay, Chinese, English and Tamil on dark ground, four wefts each in turn. */
const languages = ['yellow-400', 'pink-300', 'blue-300', 'green-300'] as const
const wefts = 4

/** As wide as half the widest window. */
const field = { columns: 200, rows: 60 }

/** A kampung house between a palm and a wau. */
const local: Draft<Thread> = {
  ...field,
  partAt: (column, row) => (isMotif(column, row) ? threadAt(row) : undefined),
}

function threadAt(row: number): Thread {
  return languages[Math.floor(row / wefts) % languages.length] ?? 'cream'
}

/** Every thread runs in from the side, and lies on top only where it is part of the motif. */
function loose(cell: Cell): string[] {
  const rows = Array.from({ length: field.rows }, (_, row) => row)
  return rows
    .filter((row) => row % wefts === 1)
    .map((row) => {
      const bars: Bar[] = []
      for (let from = 0, column = 0; column <= field.columns; column++) {
        if (column < field.columns && !isNear(column, row)) continue
        const width = column - from
        if (width > 0)
          bars.push([from * cell.width, (row + 1) * cell.height - 1, width * cell.width, 2])
        from = column + 1
      }
      return shape(threadAt(row), barsPath(bars))
    })
}

function isNear(column: number, row: number): boolean {
  return [-2, -1, 0, 1, 2].some((by) => [0, 1].some((below) => isMotif(column + by, row + below)))
}

function isMotif(column: number, row: number): boolean {
  const x = column - field.columns / 2
  return isHouse(x, row) || isPalm(x + 42, row) || isWau(x, row)
}

function isHouse(x: number, row: number): boolean {
  const across = Math.abs(x)
  // The crossed ends of the gable.
  if (row < 9) return row > 3 && across === 8 - row
  // The roof and the ornament in its gable.
  if (row < 32) {
    const inner = Math.floor(1 + 25 * ((row - 8) / 23) ** 1.35) - across
    const fromHeart = across + Math.abs(row - 24)
    if (row > 15 && (inner === 3 || (row === 30 && inner > 3))) return false
    return inner >= 0 && !(inner > 4 && [0, 1, 4].includes(fromHeart))
  }
  // The eaves.
  if (row < 34) return across < 32
  // The wall with its door and windows.
  if (row < 46) {
    const fromWindow = Math.abs(across - 12)
    if (across < 4 && row > 35) return across === 3 || row === 36
    if (fromWindow < 4 && row > 36 && row < 43)
      return fromWindow === 3 || fromWindow === 0 || row === 37 || row === 42
    return across < 22 && row > 34 && !(row === 45 && across % 2 === 0)
  }
  if (row < 48) return across < 26
  // The stairs and the stilts.
  const step = row - 48
  if (row > 56) return false
  if (across <= 4 + step) return step % 3 < 2
  return [13, 14, 22, 23].includes(across)
}

const crown = [
  '......#####.........#####......',
  '....#########.....#########....',
  '...####...#####.#####...####...',
  '..###........#####........###..',
  '.###.....###########.......###.',
  '.##....######.#.######......##.',
  '##....####...###...####......##',
  '#....###....#####....###......#',
  '....###.....#####.....###......',
  '....##......##.##......##......',
  '...##........#.#........##.....',
  '...#.....................#.....',
]

function isPalm(x: number, row: number): boolean {
  const line = crown[row - 9]
  if (line?.[x + 15] === '#') return true
  const bend = Math.round(((57 - row) / 40) ** 2 * 4) - 4
  return row > 18 && row < 57 && Math.abs(x - bend) < 2 && row % 4 !== 3
}

/** The middle of the kite, from the middle of the house, and how far it leans. */
const kite = { x: 40, row: 18, lean: 0.3 }

/** A moon kite in the wind: its wings, a moon below them, and a tail. */
function isWau(x: number, row: number): boolean {
  const [right, down] = [x - kite.x, row - kite.row]
  const across = Math.abs(right * Math.cos(kite.lean) - down * Math.sin(kite.lean))
  const along = right * Math.sin(kite.lean) + down * Math.cos(kite.lean)
  if (across < 0.7 && along > -14 && along < 16) return true
  // The tips of the wings point upwards.
  const wing = 6 * (1 - (across / 15.5) ** 2) - Math.abs(along + 4.5 + (across / 14) ** 2 * 2.5)
  if (wing >= 0) return true
  if (along < 4) return along > 0 && across < 1.6
  const moon = (across / 9) ** 2 + ((along - 9) / 7) ** 2
  const bite = (across / 7) ** 2 + ((along - 5) / 5.5) ** 2
  if (moon <= 1) return bite > 1
  const onTail = down - 15
  if (onTail < 0 || onTail > 21) return false
  const fromTail = Math.abs(right - 5 - Math.round(2 * Math.sin(onTail / 3.4)))
  return fromTail < (onTail % 6 === 5 ? 3 : 1)
}

/* --- a second AI --- */

const watch = { columns: 240, rows: 120 }
/** The weft of the talk that is cut, and where: rows from the middle, columns from the right edge. */
const cut = { row: -4, column: -30 }
/** The second thread runs down the edge. */
const edge = -9
/** How many rows each of the four wefts is high that are woven in for the numbers. */
const numbers = [3, 4, 6, 8]

/** The second thread leaves the edge of the talk's cloth, stops its weft, and is woven on in rows. */
const crisis: Draft<Thread> = {
  ...watch,
  partAt(column, row) {
    const across = column - watch.columns
    const below = row - watch.rows / 2
    const down = below - cut.row
    if (isHanging(across - cut.column, down)) return down % 4 === 3 ? 'cream' : 'blue-500'
    if (down > 3) return isNumber(down - 4) ? 'pink-200' : undefined
    const isTurning = across > cut.column + 3 && across < cut.column + 7
    if (down === 3) return isTurning ? 'pink-300' : undefined
    const isAtEdge = Math.abs(across - edge) < 2
    if (isAtEdge || (down >= 0 && across > cut.column + 3 && across < edge)) return 'pink-300'
    if (across > (down < 0 ? edge : cut.column + (row % 2))) return undefined
    return talkAt(column, down + watch.rows)
  },
}

/** Wefts of two yarns in turn, with words of different lengths. */
function talkAt(column: number, row: number): Thread | undefined {
  const weft = Math.floor(row / 4)
  if (row % 4 === 3) return undefined
  const from = (column + 5 * weft) % 27
  const isWord = row % 4 === 1 && from % 9 < (from < 9 ? 4 : 7)
  if (!isWord) return 'blue-500'
  return weft % 2 === 0 ? 'cream' : 'yellow-400'
}

/** The loose end of the weft that is cut, frayed at its tip. */
function isHanging(across: number, down: number): boolean {
  const bend = Math.round(Math.sin(down / 5))
  if (down < 0 || down > 22) return false
  const from = Math.abs(across - bend)
  return down < 18 ? from < 2 : from === 1
}

function isNumber(below: number): boolean {
  let end = 0
  for (const high of numbers) {
    if (below < end + high) return below >= end
    end += high + 1
  }
  return true
}

/* --- tested in Malaysia first --- */

const tall = shootDraft(8, 3.4)

/** A shoot as far as a claim is: woven, tacked on in a running stitch, or bare warp. The first two lie on cloth. */
const shoots: Record<StitchStatus, Draft<Thread>> = {
  works: { ...tall, partAt: (column, row) => dyeOf(tall.partAt(column, row), 'navy') },
  inTrials: {
    ...tall,
    partAt: (column, row) =>
      isTacked(tall, column, row) || tall.partAt(column, row) === 'ring' ? 'blue-900' : undefined,
  },
  planned: {
    ...tall,
    partAt: (column, row) =>
      column % 2 === 1 && tall.partAt(column, row) !== undefined ? 'edge' : undefined,
  },
}

function dyeOf(part: ShootPart | undefined, palette: ShootPalette): FixedColour | undefined {
  return part && shootPalettes[palette][part]
}

/** Whether there is a running stitch along the shoot's outline. */
function isTacked(shoot: Draft<ShootPart>, column: number, row: number): boolean {
  if (row % 4 > 1 || shoot.partAt(column, row) !== 'edge') return false
  return [-1, 1].some((by) => shoot.partAt(column + by, row) === undefined)
}

/* --- is it for you? --- */

const piece = { columns: 190, rows: 37 }
/** The row that is being woven, and how far it has come. */
const fell = { row: 34, column: 26 }

/** A cloth, and the shuttle where the next weft goes on. */
const close: Draft<Thread> = {
  ...piece,
  partAt(column, row) {
    const fromShuttle = [column - fell.column - 8, row - fell.row] as const
    if (isShuttle(...fromShuttle))
      return fromShuttle[1] === 0 && Math.abs(fromShuttle[0]) < 4 ? 'blue-900' : 'cream'
    if (row === fell.row && column < fell.column) return 'pink-500'
    return row < fell.row ? patternAt(column, row) : undefined
  },
}

function isShuttle(across: number, down: number): boolean {
  return Math.abs(across) + 3 * Math.abs(down) < 10 && Math.abs(down) < 3
}

/** From the top a border, lozenges, a border, and bamboo shoots. */
function patternAt(column: number, row: number): FixedColour {
  if ([0, 2, 15, 17, 33].includes(row)) return 'yellow-400'
  if (row === 1 || row === 16) return column % 4 < 2 ? 'pink-300' : 'blue-900'
  if (row < 15) {
    const fromCentre = Math.abs((column % 12) - 6) + Math.abs(row - 8.5) - 0.5
    if (fromCentre === 5 || fromCentre < 1) return 'yellow-400'
    return fromCentre === 3 ? 'pink-300' : 'blue-900'
  }
  const fromSpine = Math.abs((column % 16) - 8)
  const reach = Math.floor((row - 17) / 2)
  if (row > 31 || fromSpine > reach) return 'blue-900'
  if (fromSpine === reach) return 'yellow-400'
  const fromCore = fromSpine + Math.abs(row - 27)
  return fromCore < 2 ? 'cream' : fromCore < 4 && fromCore > 2 ? 'yellow-400' : 'pink-500'
}

/* --- the loom's bands --- */

/** The yarns of the bands by the letter that stands for a cell. */
export const bandYarns: Record<string, FixedColour> = {
  c: 'cream',
  y: 'yellow-400',
  o: 'yellow-500',
  p: 'pink-200',
  q: 'pink-300',
  r: 'pink-500',
  b: 'blue-500',
  e: 'blue-300',
  d: 'blue-700',
  n: 'blue-900',
  g: 'green-300',
  l: 'green-600',
  f: 'green-800',
}

/** Five wefts, a letter for each cell's yarn. The stylesheet sizes the cells. */
function band(rows: readonly string[]): string {
  const draft = { columns: rows[0]?.length ?? 0, rows: rows.length, partAt: () => undefined }
  const shapes = Object.entries(bandYarns).flatMap(([letter, yarn]) => {
    const floats = rows.flatMap((cells, row) =>
      Array.from(cells.matchAll(RegExp(`${letter}+`, 'g')), ({ 0: float, index }): Bar => [
        index,
        row,
        float.length,
        1,
      ]),
    )
    return floats.length === 0 ? [] : [shape(yarn, barsPath(floats))]
  })
  return file(draft, { width: 1, height: 1 }, shapes)
}

/** A shoot in one of four places. */
function account(place: number, letter: string): string[] {
  const shoot = ['    r', '   rrr', '  rrcrr', ' rrcccrr', 'rrcccccrr']
  const before = ' '.repeat(1 + 11 * place)
  return shoot.map((weft) => (before + weft.replaceAll('r', letter)).padEnd(44))
}

/** Two shuttles, wound with the yarn of the language that is spoken. */
function session(letter: string): string[] {
  return [
    'gggggggggggggggg',
    'gggffggggggffggg',
    'ggffffggggffffgg',
    'gfxxxxfggfxxxxfg'.replaceAll('x', letter),
    'ggffffggggffffgg',
  ]
}

export const loomBands = {
  // Three weaves that are told apart by their weight: a light check, a figure, and a dark ground.
  plain: ['prprprpr', 'rprprprp', 'prprprpr', 'rprprprp', 'pppppppp'],
  songket: ['ppprrppp', 'pprrrrpp', 'prrnnrrp', 'pprrrrpp', 'ppprrppp'],
  pua: ['nnnppnnn', 'nnprrpnn', 'nprnnrpn', 'prnnnnrp', 'rnnnnnnr'],
  'account-zh': account(0, 'r'),
  'account-en': account(1, 'b'),
  'account-ms': account(2, 'o'),
  'account-ta': account(3, 'l'),
  'session-zh': session('q'),
  'session-en': session('e'),
  'session-ms': session('y'),
  'session-ta': session('g'),
  recap: ['dddddddd', 'yyddyydd', 'dddddddd', 'dqqddqqd', 'dddddddd'],
  // Lies over it while reminders are on.
  reminder: ['        ', '  cc  cc', '        ', '        ', '        '],
  change: ['nnnyynnn', 'nnynnynn', 'nynqqnyn', 'nnynnynn', 'nnnyynnn'],
} satisfies Record<string, string[]>

const cell = { width: 8, height: 8 }

/** The files by path in public. */
export const howItWorksDrawings: Record<string, string> = {
  'how-it-works/local': file(local, cell, loose(cell)),
  'how-it-works/crisis': file(crisis, cell),
  'how-it-works/works': file(shoots.works, cell),
  'how-it-works/in-trials': file(shoots.inTrials, cell),
  'how-it-works/planned': file(shoots.planned, cell),
  'how-it-works/close': file(close, cell),
  ...Object.fromEntries(
    Object.entries(loomBands).map(([name, rows]) => [`loom/${name}`, band(rows)]),
  ),
}
