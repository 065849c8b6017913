import { readFileSync } from 'node:fs'
import { bungaFigure } from '../../src/weave/bunga-tile.ts'
import { clothFigure, type ClothKind, cloths, fringeLengths } from '../../src/weave/cloth-figure.ts'
import { type Cell, type Figure, sizeOf, weave } from '../../src/weave/figure.ts'
import { hours } from '../../src/weave/hour-shoots.ts'
import { loomFigure, wovenRows } from '../../src/weave/loom-figure.ts'
import { type Thread, threads } from '../../src/weave/palette.ts'
import {
  shootFigure,
  type ShootHeight,
  type ShootPalette,
  shootThreads,
  steepness,
} from '../../src/weave/shoot-figure.ts'
import { tornFigure, tornRows, warpPath } from '../../src/weave/torn-figure.ts'

export const card = { width: 1200, height: 630, margin: 64, ground: 582 }

/** What stands on a card, and the room it leaves for the title. */
export type SocialFigure = { svg: string; width: number; height: number }

const wide = card.width - 2 * card.margin
const tall = 370
const right = card.width - card.margin

/** One figure a page, the same that the page remembers. */
export function socialFigureFor(path: string): SocialFigure {
  const draw = figures[path]
  return draw ? draw() : { svg: '', width: wide, height: tall }
}

const figures: Record<string, () => SocialFigure> = {
  '/': () => ({ svg: fourShoots(), width: 600, height: tall }),
  '/about': () => ({ svg: fourPortraits(), width: 520, height: tall }),
  '/solutions': () => ({ svg: tornCloth(), width: 560, height: tall }),
  '/how-it-works': () => ({ svg: stairs(), width: 640, height: tall }),
  '/research': () => ({ svg: loom(), width: 560, height: tall }),
  '/for-users': () => ({ svg: dayOfShoots(), width: wide, height: 230 }),
  '/for-partners': () => ({ svg: hangingCloths(), width: 560, height: tall }),
  '/for-investors': () => ({ svg: everyPsychiatrist(), width: wide, height: 170 }),
  '/safety': () => ({ svg: hiddenWords(), width: wide, height: 250 }),
  '/contact': () => ({ svg: waitingTimes(), width: wide, height: 200 }),
}

function fourShoots(): string {
  const cell = { width: 5, height: 5 }
  const voices: [ShootHeight, ShootPalette][] = [
    ['kecil', 'bandung'],
    ['sedang', 'telang'],
    ['besar', 'kunyit'],
    ['puncak', 'night'],
  ]
  return voices
    .map(([height, palette], index) => {
      const shoot = shootFigure(12, steepness[height])
      const y = card.height - 6 - sizeOf(shoot, cell).height
      return woven(shoot, shootThreads[palette], cell, 688 + index * 123, y)
    })
    .join('')
}

function fourPortraits(): string {
  const [width, height] = [260, 266]
  return [1, 2, 3, 4]
    .map((number, index) => {
      const portrait = readFileSync(`public/team/portrait-${number}.svg`, 'utf8')
      const x = card.width - (2 - (index % 2)) * width
      const y = card.ground - (2 - Math.floor(index / 2)) * height
      return portrait.replace(
        'width="352" height="360"',
        `x="${x}" y="${y}" width="${width}" height="${height}"`,
      )
    })
    .join('')
}

const wideColumns = 69
const wideCell = { width: 6, height: 6 }

function tornCloth(): string {
  const x = right - wideColumns * wideCell.width
  const y = Math.round((card.ground - tornRows * wideCell.height) / 2)
  const warp = `<path transform="translate(${x} ${y})" fill="${threads['kunyit-500']}" d="${warpPath(wideColumns, wideCell.width)}"/>`
  return warp + woven(tornFigure(wideColumns), cloths.community.threads, wideCell, x, y)
}

function loom(): string {
  const x = right - wideColumns * wideCell.width
  const y = card.height - wovenRows * wideCell.height
  const warp = Array.from({ length: wideColumns }, (_, column) => {
    const thread = threads[column % 2 === 0 ? 'telang-700' : 'telang-300']
    return `<rect x="${x + column * 6 + 2}" width="2" height="${card.ground}" fill="${thread}"/>`
  })
  const cloth = woven(
    loomFigure(wideColumns),
    {
      edge: 'kunyit-400',
      ground: 'telang-900',
      ornament: 'bandung-300',
      heart: 'telang-700',
    },
    wideCell,
    x,
    y,
  )
  const beam = `<rect x="${x}" width="${wideColumns * 6}" height="12" fill="${threads['telang-900']}"/>`
  return warp.join('') + beam + cloth
}

function stairs(): string {
  const cell = { width: 4, height: 4 }
  const steps: { ground: Thread; outline: Thread; core: Thread }[] = [
    { ground: 'bandung-200', outline: 'bandung-500', core: 'telang-900' },
    { ground: 'telang-200', outline: 'telang-700', core: 'telang-900' },
    { ground: 'santan', outline: 'kunyit-500', core: 'telang-900' },
    { ground: 'pandan-300', outline: 'pandan-600', core: 'telang-900' },
    { ground: 'telang-700', outline: 'kunyit-400', core: 'bandung-300' },
    { ground: 'telang-900', outline: 'kunyit-400', core: 'bandung-300' },
  ]
  const tile = sizeOf(bungaFigure(), cell)
  return steps
    .map((step, index) => {
      const y = card.ground - (steps.length - index) * tile.height
      const x = card.width - (index + 1) * tile.width
      const ground = `<rect x="${x}" y="${y}" width="${(index + 1) * tile.width}" height="${tile.height}" fill="${threads[step.ground]}"/>`
      const tiles = Array.from({ length: index + 1 }, (_, column) =>
        woven(bungaFigure(index > 3), step, cell, x + column * tile.width, y),
      )
      return ground + tiles.join('')
    })
    .join('')
}

function dayOfShoots(): string {
  const cell = { width: 4, height: 7 }
  const shoot = shootFigure(5, 3)
  const night = { ...shootThreads.night, ring: 'telang-700', core: 'telang-700' } as const
  const day = {
    edge: 'kunyit-500',
    ground: 'kunyit-400',
    ring: 'kunyit-400',
    core: 'kunyit-400',
  } as const
  const y = card.ground - 44 - sizeOf(shoot, cell).height
  return hours
    .map(({ hour, night: dark }) =>
      woven(shoot, dark ? night : day, cell, card.margin + hour * 45, y),
    )
    .join('')
}

function hangingCloths(): string {
  const cell = { width: 4, height: 4 }
  const kinds: ClothKind[] = ['campus', 'company', 'community', 'clinic']
  const left = right - 4 * 92 - 3 * 24
  const bar = `<rect x="${left - 24}" width="${card.width}" height="12" fill="${threads['telang-900']}"/>`
  const hung = kinds.map((kind, index) => {
    const x = left + index * 116
    const cloth = clothFigure(kind)
    const foot = 12 + cloth.rows * cell.height
    const fringe = fringeLengths(cloth.columns)
      .map((long, column) => `M${x + column * 4 + 1} ${foot}h1v${Math.round(long / 1.5)}h-1z`)
      .join('')
    const edge = threads[cloths[kind].threads.edge]
    return `${woven(cloth, cloths[kind].threads, cell, x, 12)}<path fill="${edge}" d="${fringe}"/>`
  })
  return bar + hung.join('')
}

function everyPsychiatrist(): string {
  const pitch = wide / 50
  const places = Array.from({ length: 500 }, (_, index) => ({
    x: card.margin + ((index % 50) + 0.5) * pitch,
    y: 346 + Math.floor(index / 50) * pitch,
  }))
  return stitches(places, 5.5, 'kunyit-400')
}

function hiddenWords(): string {
  const words = [4, 2, 5, 3, 6, 2, 4, 3, 7, 2, 5, 4, 3, 6, 2, 4]
  const places: { x: number; y: number }[] = []
  let [x, y] = [card.margin + 12, 440]
  for (const word of words) {
    if (x + word * 26 > right) [x, y] = [card.margin + 12, y + 52]
    for (let letter = 0; letter < word; letter++) places.push({ x: x + letter * 26, y })
    x += word * 26 + 18
  }
  return stitches(places, 11, 'kunyit-400')
}

function waitingTimes(): string {
  const places = [4, 24, 24, 24, 24].flatMap((count, row) =>
    Array.from({ length: count }, (_, hour) => ({
      x: card.margin + 12 + hour * 28,
      y: 400 + row * 32 + (row > 0 ? 8 : 0) - (row > 3 ? 6 : 0),
    })),
  )
  return stitches(places, 9, 'telang-900')
}

function stitches(places: { x: number; y: number }[], reach: number, thread: Thread): string {
  const path = places
    .map(({ x, y }) => `M${x} ${y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`)
    .join('')
  return `<path fill="${threads[thread]}" d="${path}"/>`
}

function woven<Part extends string>(
  figure: Figure<Part>,
  dyes: Record<Part, Thread>,
  cell: Cell,
  x: number,
  y: number,
): string {
  const paths = weave(figure, cell).map(
    ([part, path]) => `<path fill="${threads[dyes[part]]}" d="${path}"/>`,
  )
  return `<g transform="translate(${x} ${y})">${paths.join('')}</g>`
}
