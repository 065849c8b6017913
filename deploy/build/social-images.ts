import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { threads } from '../../src/weave/palette.ts'
import { tepiPaths } from '../../src/weave/tepi-tile.ts'
import { card, socialFigureFor } from './social-figures.ts'
import { unpackWoff } from './woff-font.ts'

export type SocialCard = {
  /** The page's address, which chooses its figure. */
  path: string
  /** The page's main heading. */
  title: string
  brand: string
  /** The tone of the page's first section, as in the route table. */
  tone: string
}

const fontFamily = 'Hedvig Letters Serif'
const fontFile =
  'node_modules/@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff'

type Colours = { ground: string; ink: string; band: string }
const night = { ink: threads.santan, band: threads['telang-700'] }
const light = { ink: threads['telang-900'], band: threads['telang-900'] }

/** The grounds of src/styles.css that a first section can have. */
const colours: Record<string, Colours> = {
  'tone-pandan': { ...light, ground: threads['pandan-200'] },
  'tone-pandan-soft': { ...light, ground: '#e7f2da' },
  'tone-bandung': { ...light, ground: threads['bandung-200'] },
  'tone-bandung-soft': { ...light, ground: '#fce6e7' },
  'tone-kunyit': { ...light, ground: threads['kunyit-200'] },
  'tone-kunyit-soft': { ...light, ground: '#fdf2d3' },
  'tone-telang': { ...light, ground: threads['telang-200'] },
  'tone-telang-soft': { ...light, ground: '#e5eaf9' },
  'tone-night': { ...night, ground: threads['telang-900'] },
  'tone-deep': { ...night, ground: '#0d1538' },
  'tone-leaf': { ink: '#eaf4e0', band: threads['telang-900'], ground: threads['pandan-800'] },
}
const plain: Colours = { ...light, ground: threads.santan }

let started: Promise<Uint8Array> | undefined

/** The preview image of a page, 1200 by 630: its heading, its colour, its figure, the woven edge. */
export async function renderSocialImage(page: SocialCard): Promise<Uint8Array> {
  started ??= start()
  const font = await started
  const svg = drawCard(page, font)
  return new Resvg(svg, withFont(font)).render().asPng()
}

/** Reads the renderer and the display face, once for all pages. */
async function start(): Promise<Uint8Array> {
  await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  return unpackWoff(readFileSync(fontFile))
}

function drawCard({ path, title, brand, tone }: SocialCard, font: Uint8Array): string {
  const { ground, ink, band } = colours[tone] ?? plain
  const figure = socialFigureFor(path)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">
<rect width="100%" height="100%" fill="${ground}"/>
<g shape-rendering="crispEdges">${figure.svg}${edge(band)}${mark(ink, tone === 'tone-deep' ? threads['kunyit-400'] : ink)}</g>
<g font-family="${fontFamily}" fill="${ink}">
<text x="${card.margin + 62}" y="94" font-size="46" letter-spacing="-1.4">${escapeXml(brand.toLowerCase())}</text>
${heading(title, figure, font)}
</g></svg>`
}

function edge(band: string): string {
  const { ground, floats } = tepiPaths(48)
  return Array.from(
    { length: card.width / 48 },
    (_, index) =>
      `<g transform="translate(${index * 48} ${card.ground})"><path fill="${band}" d="${ground}"/><path fill="${threads['kunyit-400']}" d="${floats}"/></g>`,
  ).join('')
}

function mark(ink: string, water: string): string {
  return `<g transform="translate(${card.margin} 54) scale(3)"><path fill="${ink}" d="M7 0h2v2h2v2h2v2h2v2h1v1H0V8h1V6h2V4h2V2h2z"/><path fill="${water}" d="M0 10h16v1H0zM2 12h12v1H2zM4 14h8v1H4zM6 16h4v1H6z"/></g>`
}

const sizes = [112, 104, 96, 88, 80, 76, 72, 68, 64, 60, 56, 52, 48]
const lineHeight = 1.08
const tracking = -0.024

/** The heading at the largest size that the figure leaves room for. */
function heading(title: string, room: { width: number; height: number }, font: Uint8Array): string {
  // The face has Latin letters only: a heading in another script is left to the text beside the image.
  if (/[^\u0020-\u024f\u2010-\u2026]/.test(title)) return ''
  const measure = measureWith(font)
  const size = sizes.find((one) => {
    const lines = breakLines(title, room.width / one, measure)
    const fits = lines.every((line) => measure(line) * one <= room.width)
    return fits && lines.length * one * lineHeight <= room.height
  })
  if (!size) throw new Error(`The heading does not fit its preview image: ${title}`)
  return balanceLines(title, room.width / size, measure)
    .map((line, index) => {
      const y = 146 + size * (0.82 + index * lineHeight)
      return `<text x="${card.margin - 2}" y="${y}" font-size="${size}" letter-spacing="${size * tracking}">${escapeXml(line)}</text>`
    })
    .join('')
}

type Measure = (text: string) => number

/** The same number of lines as evenly filled as can be, so that no word is left alone on the last one. */
function balanceLines(text: string, width: number, measure: Measure): string[] {
  const count = breakLines(text, width, measure).length
  const unevenness = (lines: string[]) =>
    lines.reduce((sum, line) => sum + Math.max(0, width - measure(line)) ** 2, 0)
  const [best] = splitInto(text.split(' '), count)
    .filter((lines) => lines.every((line) => measure(line) <= width))
    .map((lines) => ({ lines, unevenness: unevenness(lines) }))
    .sort((a, b) => a.unevenness - b.unevenness)
  return best?.lines ?? []
}

/** Every way to set these words in so many lines. */
function splitInto(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((size) =>
    splitInto(words.slice(size), count - 1).map((rest) => [
      words.slice(0, size).join(' '),
      ...rest,
    ]),
  )
}

/** Measures text in parts of its font size, each text once. */
function measureWith(font: Uint8Array): Measure {
  const known = new Map<string, number>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const size = 100
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-family="${fontFamily}" font-size="${size}" letter-spacing="${size * tracking}">${escapeXml(text)}</text></svg>`
    const width = (new Resvg(svg, withFont(font)).getBBox()?.width ?? 0) / size
    known.set(text, width)
    return width
  }
}

function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && measure(`${line} ${word}`) <= width) {
      lines[lines.length - 1] = `${line} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}

function withFont(font: Uint8Array) {
  return { font: { fontBuffers: [font], defaultFontFamily: fontFamily } }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
