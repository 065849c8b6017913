import { type Cell, type Draft, weave } from '../src/weave/draft.ts'
import { palette } from '../src/palette.ts'
import { mod } from '../src/weave/shoots/argument-patterns.ts'

/*
 * Draws the sample portraits of public/team: seven people side by side behind one cloth.
 * tests/weave/portraits.test.ts compares the files with this, and `vitest -u` writes them.
 */

type Colour = keyof typeof palette

const skins = {
  honey: { light: '#d7a173', shade: '#bc8458', mouth: '#a95b50' },
  peach: { light: '#efc39b', shade: '#d69f78', mouth: '#c57b68' },
  umber: { light: '#9c5f42', shade: '#7e4830', mouth: '#6f2f2c' },
  copper: { light: '#c08a60', shade: '#a06c46', mouth: '#8a4038' },
  almond: { light: '#dba674', shade: '#bd8555', mouth: '#b0605a' },
  cocoa: { light: '#8a5a3a', shade: '#6c4329', mouth: '#5e2f26' },
  rose: { light: '#f2cba8', shade: '#dba987', mouth: '#c97c78' },
}

type Skin = keyof typeof skins
type Part = Colour | `${Skin} ${keyof (typeof skins)[Skin]}`

type Hair = 'scarf' | 'short' | 'bun' | 'turban' | 'long' | 'curls' | 'bob'

/** A garment's colour, by columns from the middle (negative to the left) and rows below the collar. */
type Garment = (x: number, row: number) => Colour

type Person = {
  background: Colour
  skin: Skin
  hair: Hair
  hairColours: [Colour, Colour?]
  /** The row of the eyes, from the top: people differ in height. */
  eyes: number
  hasOpenEyes: boolean
  glasses?: boolean
  beard?: boolean
  bindi?: boolean
  garment: Garment
  hem: [ground: Colour, outer: Colour, inner: Colour]
}

const people: Person[] = [
  {
    background: 'green-300',
    skin: 'honey',
    hair: 'scarf',
    hairColours: ['blue-700', 'blue-300'],
    eyes: 23,
    hasOpenEyes: true,
    garment(x, row) {
      const [shift, at] = row % 8 === 2 ? [70, 3] : [70, 7]
      if (row % 4 === 2 && (x + shift) % 8 === at) return 'yellow-400'
      return isOnLattice(x, row, 12) ? 'blue-300' : 'blue-700'
    },
    hem: ['yellow-400', 'blue-900', 'pink-500'],
  },
  {
    background: 'yellow-200',
    skin: 'peach',
    hair: 'short',
    hairColours: ['blue-950'],
    eyes: 19,
    hasOpenEyes: true,
    glasses: true,
    garment(x, row) {
      if (Math.abs(x) < 2) return row % 5 === 0 ? 'green-800' : 'yellow-400'
      if (isOnLattice(x, row, 9)) return 'green-800'
      return row % 9 === 4 && Math.abs(x) % 9 === 5 ? 'yellow-400' : 'green-600'
    },
    hem: ['green-800', 'yellow-400', 'pink-500'],
  },
  {
    background: 'cream',
    skin: 'umber',
    hair: 'bun',
    hairColours: ['blue-950'],
    eyes: 26,
    hasOpenEyes: true,
    bindi: true,
    garment(x, row) {
      const fromFold = x + row * 0.62
      if (fromFold > -4 && fromFold < 1) return row % 3 === 0 ? 'yellow-400' : 'red-700'
      if (row % 6 === 1 && (x + 72) % 6 === 2) return 'blue-900'
      return isOnLattice(x, row, 14) ? 'pink-500' : 'yellow-400'
    },
    hem: ['red-700', 'yellow-400', 'blue-900'],
  },
  {
    background: 'blue-200',
    skin: 'copper',
    hair: 'turban',
    hairColours: ['pink-500', 'pink-200'],
    eyes: 22,
    hasOpenEyes: false,
    beard: true,
    garment(x, row) {
      const fromMiddle = Math.abs(x)
      if (fromMiddle < 3) return row % 6 === 3 && fromMiddle < 1 ? 'yellow-400' : 'blue-900'
      if (isOnLattice(x, row, 8)) return 'red-700'
      return row % 8 === 4 && fromMiddle % 8 === 6 ? 'blue-900' : 'pink-300'
    },
    hem: ['blue-900', 'pink-500', 'yellow-400'],
  },
  {
    background: 'yellow-400',
    skin: 'almond',
    hair: 'long',
    hairColours: ['blue-950'],
    eyes: 21,
    hasOpenEyes: true,
    garment(x, row) {
      if (Math.abs(x) < 2) return 'pink-300'
      if (isOnLattice(x, row, 10)) return 'yellow-400'
      return row % 10 === 5 && Math.abs(x) % 10 === 5 ? 'pink-300' : 'blue-900'
    },
    hem: ['yellow-200', 'blue-900', 'pink-500'],
  },
  {
    background: 'green-200',
    skin: 'cocoa',
    hair: 'curls',
    hairColours: ['blue-950', 'slate-800'],
    eyes: 18,
    hasOpenEyes: true,
    beard: true,
    garment(x, row) {
      if (Math.abs(x) < 2) return row % 4 === 0 ? 'yellow-400' : 'blue-700'
      if (isOnLattice(x, row, 7)) return 'blue-700'
      return row % 14 === 3 ? 'pink-500' : 'pink-300'
    },
    hem: ['blue-700', 'pink-300', 'yellow-400'],
  },
  {
    background: 'blue-300',
    skin: 'rose',
    hair: 'bob',
    hairColours: ['blue-950'],
    eyes: 27,
    hasOpenEyes: false,
    garment(x, row) {
      if (Math.abs(x) < 2) return 'pink-500'
      if (isOnLattice(x, row, 11)) return 'green-600'
      return row % 11 === 5 && Math.abs(x) % 11 === 6 ? 'pink-500' : 'cream'
    },
    hem: ['green-600', 'yellow-400', 'pink-500'],
  },
]

const columns = 35
const rows = 80
const middle = (columns - 1) / 2
/** From here down one cloth with bamboo shoots hangs before all seven. */
const hemRow = rows - 20

/** Returns the files of the portraits, in the order of the team. */
export function portraitFiles(): string[] {
  return people.map((person) => {
    const draft = draftOf(person)
    const paths = weave(draft, cell).map(
      ([part, path]) => `<path fill="${colourOf(part)}" d="${path}"/>`,
    )
    const [width, height] = [columns * cell.width, rows * cell.height]
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" shape-rendering="crispEdges">`,
      `<path fill="${palette[person.background]}" d="M0 0h${width}v${height}h-${width}z"/>`,
      ...paths,
      '</svg>',
      '',
    ].join('\n')
  })
}

/** The page gives a portrait whole pixels per row, of which one shows the background (team.tsx). */
const cell: Cell = { width: 6, height: 6 }

function colourOf(part: Part): string {
  const [skin, tone] = part.split(' ')
  const found = Object.entries(skins).find(([name]) => name === skin)?.[1]
  if (!found) return Object.entries(palette).find(([name]) => name === part)?.[1] ?? part
  return tone === 'mouth' ? found.mouth : tone === 'shade' ? found.shade : found.light
}

function draftOf(person: Person): Draft<Part> {
  return {
    columns,
    rows,
    partAt(column, row) {
      const x = column - middle
      return (
        hemAt(person, column, row) ??
        hairAt(person, x, row) ??
        faceAt(person, x, row) ??
        bodyAt(person, x, row)
      )
    },
  }
}

function hemAt({ hem: [ground, outer, inner] }: Person, column: number, row: number) {
  const below = row - hemRow
  if (below < -3) return undefined
  if (below < 0) return below === -2 ? inner : outer
  const fromSpine = Math.abs((column % 7) - 3)
  const half = (below / 20) * 3.9
  if (fromSpine > half) return ground
  return fromSpine <= half - 1.6 ? inner : outer
}

/** Rows from the eyes down to the collar. */
const neck = 14

function bodyAt({ skin, eyes, garment }: Person, x: number, row: number): Part | undefined {
  const fromMiddle = Math.abs(x)
  const below = row - eyes - neck
  const isNeck = fromMiddle <= 3 && row > eyes + 6 && below < 4 - fromMiddle
  if (isNeck) return `${skin} ${row < eyes + 12 ? 'shade' : 'light'}`
  if (below < 0) return undefined
  const shoulder = below < 11 ? 16 * Math.sqrt(1 - ((11 - below) / 11) ** 2) + 1.2 : middle
  if (fromMiddle > shoulder || fromMiddle < 4 - below) return undefined
  return garment(x, below)
}

function faceAt(person: Person, x: number, row: number): Part | undefined {
  const { skin, hair, hasOpenEyes, glasses, beard, bindi } = person
  const fromMiddle = Math.abs(x)
  const y = row - person.eyes
  const isEar = isEarShown(hair) && fromMiddle === 8 && y >= 0 && y <= 2
  if (isEar) return `${skin} shade`
  const isFace = isInside(x, y, 7.6, 10.2) && !(y > 5 && fromMiddle > 7 - (y - 5) * 0.5)
  if (!isFace) {
    const isChin = beard && fromMiddle < 5.8 && y > 7 && y < 13 - fromMiddle * 0.55
    return isChin ? 'blue-950' : undefined
  }
  if (glasses && isGlasses(fromMiddle, y)) return 'blue-950'
  if (y === 0 && fromMiddle >= 2 && fromMiddle <= 4)
    return hasOpenEyes && fromMiddle !== 3 ? 'ivory' : 'blue-950'
  if (y === 0 && fromMiddle === 5 && !hasOpenEyes) return 'blue-950'
  if (y === -1 && hasOpenEyes && !glasses && fromMiddle >= 2 && fromMiddle <= 4) return 'blue-950'
  if (y === -3 && !glasses && fromMiddle >= 2 && fromMiddle <= 5)
    return hair === 'scarf' ? `${skin} mouth` : 'blue-950'
  if (y === 3 && fromMiddle <= 1) return `${skin} shade`
  if (y === 6 && fromMiddle <= 2) return `${skin} mouth`
  if (y === 5 && fromMiddle === 3 && !beard) return `${skin} mouth`
  if (bindi && y === -4 && x === 0) return 'red-700'
  if (beard && isBeard(fromMiddle, y)) return 'blue-950'
  return `${skin} light`
}

function isEarShown(hair: Hair): boolean {
  return hair !== 'scarf' && hair !== 'long' && hair !== 'bob'
}

function isGlasses(fromMiddle: number, y: number): boolean {
  if (fromMiddle === 0) return y === -1
  if (fromMiddle === 7) return y === -2
  if (fromMiddle > 6 || Math.abs(y) > 2) return false
  return Math.abs(y) === 2 || fromMiddle === 1 || fromMiddle === 6
}

function isBeard(fromMiddle: number, y: number): boolean {
  if (y === 4) return fromMiddle > 0 && fromMiddle < 5
  return y > 3 && (fromMiddle > 4.3 - (y - 3.4) * 0.2 || y > 6)
}

function hairAt(person: Person, x: number, row: number): Colour | undefined {
  const [colour, second = colour] = person.hairColours
  const y = row - person.eyes
  if (!hairs[person.hair](x, y)) return undefined
  return hasSecondColour(person.hair, Math.abs(x), y) ? second : colour
}

function hasSecondColour(hair: Hair, fromMiddle: number, y: number): boolean {
  if (hair === 'scarf')
    return mod(fromMiddle + y, 7) === 0 || (y > 11 && mod(fromMiddle + y, 14) === 3)
  if (hair === 'turban') return mod(Math.round(fromMiddle * 0.9) + y, 4) === 0
  return hair === 'curls' && mod(y, 2) === 0 && mod(fromMiddle + y / 2, 3) === 1
}

/** Where each kind of hair is, by columns from the middle and rows below the eyes. */
const hairs: Record<Hair, (x: number, y: number) => boolean> = {
  scarf(x, y) {
    const fromMiddle = Math.abs(x)
    const isHead = isInside(x, y + 1, 10.6, 13.2) && y < 10
    const taper = y > 21 ? (y - 21) * 1.9 : 0
    const drape = Math.min(12.4, 9.4 + (y - 2) * 0.22) - taper
    const isDrape = y >= 2 && y < 27 && fromMiddle <= drape
    return (isHead || isDrape) && !isInside(x, y - 0.4, 6.9, 9)
  },
  short(x, y) {
    const fromMiddle = Math.abs(x)
    const isTop = isInside(x, y + 3, 8.9, 10.6) && y < -5.4 - (fromMiddle < 5 ? 1.2 : 0)
    return isTop || (fromMiddle > 6.6 && fromMiddle < 8.8 && y > -6 && y < 0)
  },
  bun(x, y) {
    const isTop = isInside(x, y + 2.4, 9, 11.2) && !isInside(x, y - 3, 7.2, 10.2) && y < 3
    return isTop || isInside(x, y + 16, 4.6, 4.4)
  },
  turban(x, y) {
    const fromMiddle = Math.abs(x)
    const brim = -4.2 + (fromMiddle > 4 ? (fromMiddle - 4) * 0.42 : 0)
    return isInside(x, y + 9.5, 10.6, 9.6) && y < brim
  },
  long(x, y) {
    const fromMiddle = Math.abs(x)
    const isTop = isInside(x, y + 2, 9.6, 12) && y < 2 && !isInside(x - 1, y - 3.4, 6.8, 11)
    const outer = y > 18 ? 8.9 : 9.9
    return isTop || (fromMiddle > 5.9 && fromMiddle < outer && y >= 0 && y < 22)
  },
  curls(x, y) {
    const isCurl = curls.some(([curlX, curlY]) => isInside(Math.abs(x) - curlX, y - curlY, 2, 2))
    return (isCurl || isInside(x, y + 6, 7, 6)) && !isInside(x, y - 2.4, 7, 9.2)
  },
  bob(x, y) {
    const fromMiddle = Math.abs(x)
    const isTop = isInside(x, y + 2.5, 9.8, 11.6) && y < 3 && !isInside(x, y - 4.6, 7.4, 9.4)
    const isSide = fromMiddle > 6.2 && fromMiddle < 9.9 && y >= 0
    return isTop || (isSide && y < (fromMiddle < 7.5 ? 8 : 9))
  },
}

/** The middles of the curls on one side. */
const curls = [
  [0, -12],
  [4, -11],
  [7, -8],
  [8, -4],
] as const

function isInside(x: number, y: number, reach: number, rise: number): boolean {
  return (x / reach) ** 2 + (y / rise) ** 2 <= 1
}

/** Diagonals that cross every `period` cells. */
function isOnLattice(x: number, row: number, period: number): boolean {
  const fromMiddle = Math.abs(x)
  return mod(fromMiddle + row, period) === 0 || mod(fromMiddle - row, period) === 0
}
