import { readFileSync } from 'node:fs'
import satori from 'satori'
import type { Plugin } from 'vite'
import { packageFile } from '../server/package-file.ts'
import { BRAND } from '../src/content/facts/company.ts'
import { type FixedColour, fixedColours, palette as shades, yarns } from '../src/palette.ts'
import {
  shootDraft,
  type ShootPalette,
  type ShootPart,
  shootPalettes,
} from '../src/weave/shoots/shoot-draft.ts'

/*
 * Draws the two files of src/weave/still-water.tsx: the name and four shoots at the edge of water that
 * mirrors them. The build draws the name, which is the owner's. tests/weave/still-water.test.ts compares
 * the shoots with this, and `vitest -u` writes them.
 */

/** Both files have this height and the water's edge at this place, so that they stand side by side. */
const height = 292
const edge = 196
const depth = height - edge

type Run = { from: number; to: number }
type Thread = { y: number; width: number; opacity: number; source: number }

/** The mirror's threads: each thinner and further from the last, and foreshortened. */
const threads: Thread[] = []
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

/** The letters' size; a longer name has smaller ones, so that it stands beside the shoots. */
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
  const mirrored = threads.map(({ source, ...thread }) =>
    stroke(runsAt(placed, source), thread, '#bfe09b'),
  )
  return file(right - left, [
    `<path class="i" transform="translate(${round(dx)} ${round(dy)})" d="${path}"/>`,
    ...rings(Math.max(...runsAt(placed, edge - 2).map(({ to }) => to))),
    ...mirrored,
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
    const to = Math.min(middle + half, right + 8)
    const thread = { y: round(edge + 2 + index * 4.4), width: 1.5, opacity }
    return stroke([{ from: middle - half, to }], thread, fixedColours['green-300'])
  })
}

const shoots: { palette: ShootPalette; rows: number }[] = [
  { palette: 'pink', rows: 28 },
  { palette: 'blue', rows: 37 },
  { palette: 'yellow', rows: 46 },
  { palette: 'leaf', rows: 55 },
]

const cell = { width: 5, height: 3.2, gap: 0.7 }
const halfWidth = 11

/** Returns the file with the shoots, one for each language of the product. */
export function shootsFile(): string {
  const spread = (2 * halfWidth - 1) * cell.width + 7
  const parts = shoots.map(({ palette, rows }, index) => {
    const draft = shootDraft(halfWidth, rows / halfWidth)
    const runs = (row: number) => runsOf(draft, row, index * spread)
    const above = Array.from({ length: draft.rows }, (_, row) => row).flatMap((row) =>
      runs(row).map(([part, run]) => {
        const y = edge - (draft.rows - row) * cell.height
        return [part, `M${run.from} ${round(y)}h${run.to - run.from}`] as const
      }),
    )
    const woven = [...new Set(above.map(([part]) => part))].map((part) => {
      const d = above.filter(([one]) => one === part).map(([, path]) => path)
      const colour = shootPalettes[palette][part]
      const name = part === 'edge' && colour === 'blue-900' ? 'n' : nightClasses[colour]
      return `<path class="${name ?? 't'}" stroke="${fixedColours[colour]}" d="${relative(d)}"/>`
    })
    const mirrored = threads.flatMap(({ source, ...thread }) => {
      const row = draft.rows - Math.ceil((edge - source) / cell.height)
      const inRow = row < 0 ? [] : runs(row)
      return [...new Set(inRow.map(([part]) => part))].map((part) => {
        const ofPart = inRow.filter(([one]) => one === part).map(([, run]) => run)
        return stroke(ofPart, thread, wet(shootPalettes[palette][part]))
      })
    })
    return [...woven, ...mirrored]
  })
  return file(4 * spread - 7, parts.flat())
}

/** The threads that are lighter by night, as on the pages. */
const nightClasses: Partial<Record<FixedColour, string>> = {
  'blue-700': 'b',
  'green-600': 'g',
  'green-800': 'l',
}

/** In the dark water, dark threads are lighter. */
function wet(colour: FixedColour): string {
  if (colour === 'blue-900') return fixedColours['blue-300']
  if (colour === 'blue-700') return '#6577d6'
  return colour === 'green-600' || colour === 'green-800' ? '#4e9a70' : fixedColours[colour]
}

function runsOf(
  draft: ReturnType<typeof shootDraft>,
  row: number,
  left: number,
): [ShootPart, Run][] {
  const runs: [ShootPart, Run][] = []
  for (let column = 0; column < draft.columns; column++) {
    const part = draft.partAt(column, row)
    if (part === undefined) continue
    const from = left + column * cell.width
    const last = runs.at(-1)
    if (last?.[0] === part && last[1].to === from) last[1].to += cell.width
    else runs.push([part, { from, to: from + cell.width }])
  }
  return runs
}

function file(width: number, parts: string[]): string {
  const rule = `.i{fill:${fixedColours['blue-900']}}.t,.b,.g,.l,.n{stroke-width:${cell.height - cell.gap}}`
  const byNight = `.i{fill:${fixedColours.cream}}.n{stroke:${fixedColours['blue-300']}}.b{stroke:${shades[yarns['yarn-blue-700'][1]]}}.g{stroke:${shades[yarns['yarn-green-600'][1]]}}.l{stroke:${shades[yarns['yarn-green-800'][1]]}}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${height}" viewBox="0 0 ${Math.ceil(width)} ${height}" preserveAspectRatio="none">`,
    `<style>${rule}@media (prefers-color-scheme:dark){${byNight}}</style>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}

function stroke(runs: Run[], thread: Omit<Thread, 'source'>, colour: string): string {
  if (runs.length === 0) return ''
  const d = runs.map(({ from, to }) => `M${round(from)} ${thread.y}h${round(to - from)}`)
  return `<path stroke="${colour}" stroke-width="${thread.width}" opacity="${thread.opacity}" d="${relative(d)}"/>`
}

/** Equal rows become equal text, which compresses well. */
function relative(moves: string[]): string {
  let [x, y] = [0, 0]
  return moves
    .map((move) => {
      const [, toX = 0, toY = 0, length = 0] = /M(\S+) (\S+)h(\S+)/.exec(move)?.map(Number) ?? []
      const step = `m${round(toX - x)} ${round(toY - y)}h${length}`
      ;[x, y] = [toX + length, toY]
      return step
    })
    .join('')
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
