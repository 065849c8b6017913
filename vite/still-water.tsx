import { readFileSync } from 'node:fs'
import satori from 'satori'
import type { Plugin } from 'vite'
import { packageFile } from '../server/package-file.ts'
import { BRAND } from '../src/content/facts/company.ts'
import { type FixedColour, fixedColours, palette as shades, yarns } from '../src/palette.ts'
import { type Bar, barsPath, type Draft, sizeOf } from '../src/weave/draft.ts'

/*
 * Draws the files of src/weave/still-water.tsx: the name, which is the owner's, and a page's ending
 * (endings.ts) at the edge of water that mirrors them.
 */

/** All files have this height and the water's edge at this place, so that they stand side by side. */
const height = 292
const edge = 196
const depth = height - edge

type Run = { from: number; to: number }
type Ripple = { y: number; width: number; opacity: number; source: number }

/** The mirror's threads: each thinner and further from the last, and foreshortened. */
const threads: Ripple[] = []
for (let y = edge + 4; y < height - 2; y += 3.5 + ((y - edge) / depth) * 2.6) {
  const share = (y - edge) / depth
  threads.push({
    y: round(y),
    width: round(2.9 * (1 - 0.52 * share)),
    opacity: round(1 - 0.74 * share),
    source: edge - 1 - (y - edge) * 1.42,
  })
}

export const wordFileName = 'still-water-word.svg'

/** Draws the name for the development server. */
export function drawnName(): Plugin {
  return {
    name: 'drawn-name',
    configureServer({ middlewares }) {
      middlewares.use(`/${wordFileName}`, (_request, response, next) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        wordFile().then((drawing) => response.end(drawing), next)
      })
    },
  }
}

/** The letters' size; a longer name has smaller ones, so that it stands beside a page's ending. */
const largest = 140
const widest = 640

/** Returns the file with the name: its letters above the water, their threads below it. */
export async function wordFile(): Promise<string> {
  const name = BRAND.name.toLowerCase()
  const outline = await outlineOf(name, largest)
  const size = Math.min(largest, (largest * widest) / widthOf(outline.points))
  const { path, points } = size < largest ? await outlineOf(name, size) : outline
  const lowest = Math.max(...points.flat().map(([, y]) => y))
  const left = Math.min(...points.flat().map(([x]) => x))
  const right = Math.max(...points.flat().map(([x]) => x))
  const [dx, dy] = [-left, edge + 1 - lowest]
  const placed = points.map((line) => line.map(([x, y]): Point => [x + dx, y + dy]))
  return file(right - left, [
    stylesOf([
      ['i', { day: fixedColours['blue-900'], night: fixedColours.cream, water: '#bfe09b' }],
      ['r', { day: 'none', night: 'none', water: fixedColours['green-300'] }],
    ]),
    `<path class="i" stroke-width="0" transform="translate(${round(dx)} ${round(dy)})" d="${path}"/>`,
    ...rings(Math.max(...runsAt(placed, edge - 2).map(({ to }) => to))),
    ...mirrored((source) => [['i', runsAt(placed, source)]]),
  ])
}

/** Where the lowest letter touches the water, three threads make a ring. */
function rings(right: number): string[] {
  const width = 62
  const middle = right - width / 3
  return [
    { share: 1, opacity: 0.62 },
    { share: 1.45, opacity: 0.36 },
    { share: 1.95, opacity: 0.2 },
  ].map(({ share, opacity }, index) => {
    const half = (width * share) / 2
    const run = { from: middle - half, to: Math.min(middle + half, right + 8) }
    const y = round(edge + 2 + index * 4.4)
    return `<path class="r" stroke-width="1.5" opacity="${opacity}" d="${floats([run], y)}"/>`
  })
}

/** A colour, or the edge of a drawing: dark by day, and light by night. */
export type Thread = FixedColour | 'edge'

const cell = { width: 5, height: 3.2 }

/** Returns the file of a drawing: its wefts above the water, and their threads in it. */
export function drawingFile(draft: Draft<Thread>): string {
  const names = new Map(layersOf(draft).map((thread, layer) => [thread, letters[layer] ?? 'z']))
  const layers = [...names.keys()]
  const { width } = sizeOf(draft, cell)
  const top = round(edge - cell.height * (draft.rows + 0.5))
  return file(width, [
    stylesOf([...names].map(([thread, name]) => [name, fillsOf(thread)])),
    // Wide dashes of an upright line are the wefts, through which the areas are seen.
    `<mask id="w"><path stroke="#fff" stroke-width="${2 * draft.columns}" stroke-dasharray=".78 .22" d="M0 .11V${draft.rows}"/></mask>`,
    `<g mask="url(#w)" stroke-width="0" transform="translate(0 ${top})scale(${cell.width} ${cell.height})">`,
    ...[...names].map(
      ([thread, name]) => `<path class="${name}" d="${barsPath(areasOf(draft, layers, thread))}"/>`,
    ),
    `</g><g transform="scale(${cell.width} 1)">`,
    ...mirrored((source) => {
      const row = draft.rows - Math.ceil((edge - source) / cell.height)
      return layers.map((thread) => [
        names.get(thread) ?? '',
        row < 0 ? [] : runsOf(draft, row, layers, thread),
      ])
    }),
    '</g>',
  ])
}

/** The threads in the order in which they are painted, the most frequent first. */
function layersOf(draft: Draft<Thread>): Thread[] {
  const counts = new Map<Thread, number>()
  for (let row = 0; row < draft.rows; row++)
    for (let column = 0; column < draft.columns; column++) {
      const thread = draft.partAt(column, row)
      if (thread) counts.set(thread, (counts.get(thread) ?? 0) + 1)
    }
  return [...counts].sort(([, one], [, other]) => other - one).map(([thread]) => thread)
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The rectangles of a layer; equal runs of rows below each other are one. */
function areasOf(draft: Draft<Thread>, layers: Thread[], thread: Thread): Bar[] {
  const areas: { run: Run; top: number; rows: number }[] = []
  for (let row = 0; row < draft.rows; row++) {
    for (const run of runsOf(draft, row, layers, thread)) {
      const above = areas.find(
        (one) => one.top + one.rows === row && one.run.from === run.from && one.run.to === run.to,
      )
      if (above) above.rows += 1
      else areas.push({ run, top: row, rows: 1 })
    }
  }
  return areas.map(({ run: { from, to }, top, rows }) => [from, top, to - from, rows])
}

/** A layer's runs in a row. They go on below the layers above them, so that there are fewer. */
function runsOf(draft: Draft<Thread>, row: number, layers: Thread[], thread: Thread): Run[] {
  const runs: Run[] = []
  const layer = layers.indexOf(thread)
  let open: Run | undefined
  for (let column = 0; column < draft.columns; column++) {
    const part = draft.partAt(column, row)
    if (part === undefined || layers.indexOf(part) < layer) open = undefined
    else if (part === thread) {
      if (open) open.to = column + 1
      else runs.push((open = { from: column, to: column + 1 }))
    }
  }
  return runs
}

type Fills = { day: string; night: string; water: string }

/** The colours of a thread above the water, which are lighter by night as on the pages, and in it. */
function fillsOf(thread: Thread): Fills {
  const colour = thread === 'edge' ? 'blue-900' : thread
  const day = fixedColours[colour]
  const lighter = Object.entries(yarns).find(([name]) => name === `yarn-${colour}`)?.[1][1]
  const night = thread === 'edge' ? 'blue-300' : lighter
  return { day, night: night ? shades[night] : day, water: wet(colour) }
}

/** In the dark water, dark threads are lighter. */
function wet(colour: FixedColour): string {
  if (colour === 'blue-900') return fixedColours['blue-300']
  if (colour === 'blue-700') return '#6577d6'
  return colour === 'green-600' || colour === 'green-800' ? '#4e9a70' : fixedColours[colour]
}

/** The threads of the water, with what the picture above has at the place that each mirrors. */
function mirrored(partsAt: (source: number) => (readonly [name: string, runs: Run[]])[]): string[] {
  return threads.flatMap(({ y, width, opacity, source }) => {
    const parts = partsAt(source).filter(([, runs]) => runs.length > 0)
    if (parts.length === 0) return []
    const paths = parts.map(([name, runs]) => `<path class="${name}" d="${floats(runs, y)}"/>`)
    return `<g stroke-width="${width}" opacity="${opacity}">${paths.join('')}</g>`
  })
}

function file(width: number, parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${height}" viewBox="0 0 ${Math.ceil(width)} ${height}" preserveAspectRatio="none">`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

function stylesOf(classes: [name: string, fills: Fills][]): string {
  const byDay = classes.map(([name, { day, water }]) => `.${name}{fill:${day};stroke:${water}}`)
  const byNight = classes
    .filter(([, { day, night }]) => night !== day)
    .map(([name, { night }]) => `.${name}{fill:${night}}`)
  const media = byNight.length > 0 ? `@media(prefers-color-scheme:dark){${byNight.join('')}}` : ''
  return `<style>${byDay.join('')}${media}</style>`
}

/** Moves are relative, so that equal rows are equal text, which compresses well. */
function floats(runs: Run[], y: number): string {
  let x = 0
  const moves = runs.map(({ from, to }, index) => {
    const move = index === 0 ? `M${round(from)} ${y}` : `m${round(from - x)} 0`
    x = to
    return `${move}h${round(to - from)}`
  })
  return moves.join('')
}

type Point = [number, number]

function widthOf(points: Point[][]): number {
  const across = points.flat().map(([x]) => x)
  return Math.max(...across) - Math.min(...across)
}

/** The letters' outline, and the same as lines. */
async function outlineOf(
  text: string,
  fontSize: number,
): Promise<{ path: string; points: Point[][] }> {
  const font = packageFile(
    '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff',
  )
  const style = { fontSize, letterSpacing: fontSize / -70, whiteSpace: 'nowrap' } as const
  const svg = await satori(<div style={style}>{text}</div>, {
    width: text.length * fontSize,
    height: 300,
    fonts: [{ name: 'display', data: readFileSync(font) }],
  })
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d).join('')
  const rounded = path.replaceAll(/-?\d+\.\d+/g, (number) => String(round(Number(number))))
  return { path: rounded, points: linesOf(rounded) }
}

/** Follows the commands M, L, H, V, Q, C and Z. */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = []
  let at: Point = [0, 0]
  for (const [, command, rest = ''] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const values = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const [a = 0, b = 0] = values
    const curve: Point[] = [at]
    if (command === 'M') {
      at = [a, b]
      lines.push([at])
      continue
    }
    if (command === 'H') curve.push([a, at[1]])
    else if (command === 'V') curve.push([at[0], a])
    else
      for (let index = 0; index + 1 < values.length; index += 2)
        curve.push([values[index] ?? 0, values[index + 1] ?? 0])
    const line = lines.at(-1)
    if (command === 'Z') continue
    for (let step = 1; step <= 16; step++) line?.push(pointOn(curve, step / 16))
    at = line?.at(-1) ?? at
  }
  return lines
}

/** De Casteljau: a curve of any degree. */
function pointOn(curve: Point[], share: number): Point {
  const [first, ...others] = curve
  if (!first || others.length === 0) return first ?? [0, 0]
  return pointOn(
    others.map(([x, y], index): Point => {
      const [fromX, fromY] = curve[index] ?? first
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    }),
    share,
  )
}

/** Where a row is inside the letters; outlines turn, so holes turn the other way. */
function runsAt(lines: Point[][], row: number): Run[] {
  const crossings = lines
    .flatMap((line) =>
      line.map(([x, y], index): [number, number] | null => {
        const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y]
        if (y <= row === nextY <= row) return null
        return [x + ((row - y) / (nextY - y)) * (nextX - x), nextY > y ? 1 : -1]
      }),
    )
    .filter((crossing) => crossing !== null)
    .sort(([a], [b]) => a - b)
  const runs: Run[] = []
  let winding = 0
  let from = 0
  for (const [x, turn] of crossings) {
    if (winding === 0) from = x
    winding += turn
    if (winding === 0 && x - from > 0.5) runs.push({ from, to: x })
  }
  return runs
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
