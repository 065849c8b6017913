import { keysOf } from '../src/keys-of.ts'
import type { FixedColour } from '../src/palette.ts'
import { hourPalettes } from '../src/weave/cloth/hour-cloth.tsx'
import { type ClothKind, clothDraft, cloths } from '../src/weave/cloth/cloth-draft.ts'
import type { Draft } from '../src/weave/draft.ts'
import type { Ending } from '../src/weave/endings.ts'
import { brokenThreads, mod, type Pattern, planned } from '../src/weave/shoots/argument-patterns.ts'
import { storeyDraft } from '../src/weave/shoots/argument-shoot.tsx'
import { shootDraft, shootPalettes } from '../src/weave/shoots/shoot-draft.ts'
import { bandYarns, loomBands } from './how-it-works-drawings.ts'
import type { Thread } from './still-water.tsx'

/*
 * What stands at the water's edge where a page ends: its own picture, or four shoots. The files hold no
 * words and nobody's likeness. tests/weave/still-water.test.ts compares them with this, and `vitest -u` writes them.
 */

type Drawing = Draft<Thread>

/** How many rows are above the water in most of them. */
const highest = 56

/** Dyes the parts of a draft; an edge in navy is one of the drawing. */
function dyed<Part extends string>(
  draft: Draft<Part>,
  colours: Record<Part, FixedColour>,
): Drawing {
  return {
    ...draft,
    partAt(column, row) {
      const part = draft.partAt(column, row)
      if (part === undefined) return undefined
      return part === 'edge' && colours[part] === 'blue-900' ? 'edge' : colours[part]
    },
  }
}

/** Side by side on the water, `pitch` columns apart; each lies over the ones before it. */
function sideBySide(drawings: Drawing[], pitch: number): Drawing {
  const rows = Math.max(...drawings.map((one) => one.rows))
  return {
    rows,
    columns: pitch * (drawings.length - 1) + (drawings.at(-1)?.columns ?? 0),
    partAt(column, fromTop) {
      const parts = drawings.map((one, index) => {
        const x = column - index * pitch
        const y = fromTop - rows + one.rows
        return x < 0 || x >= one.columns || y < 0 ? undefined : one.partAt(x, y)
      })
      return parts.reverse().find((part) => part !== undefined)
    },
  }
}

/** One for each language of the product. */
const shoots = sideBySide(
  (
    [
      ['pink', 28],
      ['blue', 37],
      ['yellow', 46],
      ['leaf', 55],
    ] as const
  ).map(([palette, rows]) => dyed(shootDraft(11, rows / 11), shootPalettes[palette])),
  23,
)

/** Three people are awake at night, in the morning and in the evening. */
const hours = sideBySide(
  (['night', 'morning', 'evening'] as const).map((light) =>
    dyed(shootDraft(13, highest / 13), hourPalettes[light]),
  ),
  29,
)

/* --- six bands of one cloth --- */

/** Two lines of words. */
const needs = [
  'nnnnnnnnnnnnnnnn',
  'nccccnccncccccnn',
  'nnnnnnnnnnnnnnnn',
  'nyyncccccnyyyycn',
  'nnnnnnnnnnnnnnnn',
]
/** A shoot for each language that an account may have. */
const languages = loomBands['account-zh'].map((weft, index) =>
  Array.from(weft, (_, column) => {
    const places = ['account-zh', 'account-en', 'account-ms', 'account-ta'] as const
    const found = places.map((name) => loomBands[name][index]?.[column] ?? ' ')
    return found.find((letter) => letter !== ' ') ?? ' '
  }).join(''),
)
/** The newest is at the top. */
const bands = [
  loomBands.change,
  loomBands.recap,
  loomBands['session-ms'],
  loomBands.songket,
  needs,
  languages,
]
/** Which of its wefts each row of a band shows. */
const wefts = [0, 1, 1, 2, 2, 3, 3, 4]
const wide = 88
const frame = 5

/** The cloth of all six steps hangs from a frame, which stands in the water. */
const sixBands: Drawing = {
  columns: wide + 2 * frame,
  rows: highest,
  partAt(column, row) {
    const across = Math.min(column, wide + 2 * frame - 1 - column)
    if (across === 2 || across === 3 || row === 2) return 'edge'
    const weft = bands[Math.floor((row - 3) / wefts.length)]?.[wefts[(row - 3) % wefts.length] ?? 0]
    if (!weft || across < frame) return undefined
    const letter = weft[Math.floor((column - frame) / 2) % weft.length] ?? ' '
    return letter === ' ' ? 'blue-200' : bandYarns[letter]
  },
}

/* --- torn threads, and a knot --- */

/** Torn on either side, and joined in gold. */
const knot: Drawing = {
  columns: 96,
  rows: 50,
  partAt(column, row) {
    const thread = Math.floor(row / 2)
    const x = column - 47.5
    const fromMiddle = Math.abs(thread - 12)
    const half = 1.6 * (13 - fromMiddle)
    if (Math.abs(x) < half) return fromMiddle === 0 ? 'cream' : 'yellow-400'
    if (Math.abs(x) < half + 1) return undefined
    const torn = 4 + ((thread * 17 + (x < 0 ? 0 : 23)) % 19)
    const isFibre = Math.abs(x) > 48 - torn
    if (isFibre && (row % 2 === 1 || thread % 2 === 1 || Math.abs(x) > 52 - torn / 2))
      return undefined
    if (x < 0) return fromMiddle < 6 ? 'edge' : 'pink-500'
    return fromMiddle < 6 ? 'green-800' : 'blue-700'
  },
}

/* --- four partners --- */

/** How many rows of each cloth hang above the water. */
const hung: Record<ClothKind, number> = { campus: 40, company: 48, community: 56, clinic: 44 }
const banners = sideBySide(
  keysOf(cloths).map((kind) => dyed(clothDraft(kind, hung[kind]), cloths[kind].colours)),
  26,
)

/* --- the argument in six storeys --- */

const foot = 20
const storeyRows = 9
const lozengeAt = (x: number, row: number) => Math.abs(x) + Math.abs(row - 3) / 1.3
const panels = ['green-300', 'pink-300', 'blue-300', 'yellow-200'] as const

/** Those of the page, simpler where they would be too small to see. */
const storeys: Pattern[] = [
  () => 'blue-700',
  (x, row) => (lozengeAt(mod(x + 2, 5) - 2, row) < 2 ? 'blue-900' : 'yellow-400'),
  (x, _, { from, half }) => {
    const side = half(from + storeyRows) / 2
    return panels[Math.floor(x / side + 2)] ?? 'yellow-200'
  },
  (x, row) => (lozengeAt(mod(x + 5, 10) - 5, row) < 3 ? 'yellow-400' : 'green-800'),
  brokenThreads,
  planned(3),
]
const tower: Drawing = {
  columns: 2 * foot + 1,
  rows: storeys.length * storeyRows,
  partAt(column, row) {
    const index = Math.floor(row / storeyRows)
    const from = index * storeyRows
    const half = (at: number) =>
      Math.floor(foot * ((at + 1) / (storeys.length * storeyRows)) ** 0.85)
    const pattern = storeys[index]
    if (!pattern) return undefined
    const isLast = index === storeys.length - 1
    const draft = storeyDraft(
      { from, to: from + storeyRows, half },
      { columns: 2 * foot + 1, foot, pattern, isLast },
    )
    return draft.partAt(column, row - from)
  },
}

/* --- how far a claim is --- */

const reach = 16
function diamond(colour: FixedColour, isDrawn: (depth: number, row: number) => boolean): Drawing {
  return {
    columns: 2 * reach + 1,
    rows: 3 * reach + 3,
    partAt(column, row) {
      const depth = Math.ceil(
        reach + 0.34 - Math.abs(column - reach) - Math.abs(row - 1.5 * reach - 1) / 1.55,
      )
      return depth > 0 && isDrawn(depth, row) ? colour : undefined
    },
  }
}
const statuses = sideBySide(
  [
    diamond('pink-500', () => true),
    diamond('yellow-500', (depth, row) => depth < 4 && (Math.abs(row - 25) + 2) % 8 < 5),
    diamond('green-600', (depth) => depth < 4),
  ],
  36,
)

/* --- people --- */

type Look = {
  skin: FixedColour
  hair: FixedColour
  cloth: FixedColour
  thread: FixedColour
  cap: 'scarf' | 'bun' | 'turban' | 'bob'
}

const isIn = (x: number, y: number, across: number, down: number) =>
  (x / across) ** 2 + (y / down) ** 2 <= 1

/** A head and shoulders: `x` counts from the spine, and `y` from the middle of the face. */
function person(look: Look): Drawing {
  return {
    columns: 25,
    rows: highest,
    partAt(column, row) {
      const [x, y] = [Math.abs(column - 12), row - 24]
      return faceAt(look, x, y) ?? capAt(look, x, y) ?? bodyAt(look, x, y)
    },
  }
}

function faceAt({ skin, cap }: Look, x: number, y: number): Thread | undefined {
  if (!isIn(x, y, 5.4, 9.4)) return undefined
  if (y === -1 && x > 1 && x < 4) return 'blue-900'
  if (y === 5 && x < 2) return 'brown-700'
  if (cap === 'turban') return y > 3 && (x > 3 || y > 6) ? 'blue-900' : skin
  return y < (cap === 'bob' ? -3 : -4) ? undefined : skin
}

function capAt({ hair, thread, cap }: Look, x: number, y: number): Thread | undefined {
  if (cap === 'scarf') return isIn(x, y - 1, 8.4, 15.4) ? scarfAt(x, y, hair, thread) : undefined
  if (cap === 'turban') {
    if (!isIn(x, y + 11, 7.6, 10.6)) return undefined
    return mod(x + y, 4) === 0 ? thread : hair
  }
  const isHair =
    cap === 'bun'
      ? (isIn(x, y + 2, 6.6, 11.4) && y < 4) || isIn(x, y + 15, 3.4, 5.4)
      : y < 10 && (isIn(x, y + 1, 7.6, 13.4) || (y > 0 && x < 8 && x > 4))
  return isHair ? hair : undefined
}

function bodyAt({ skin, hair, cloth, thread, cap }: Look, x: number, y: number) {
  if (y < 16 && y > 5 && x < 3) return skin
  if (!isIn(x, y - 34, 12.4, 24)) return undefined
  if (cap === 'scarf') return scarfAt(x, y, hair, thread)
  return x < 2 || mod(x + y, 8) === 0 || mod(y - x, 8) === 0 ? thread : cloth
}

function scarfAt(x: number, y: number, cloth: FixedColour, thread: FixedColour): FixedColour {
  return mod(x + y + 3, 7) === 0 ? thread : cloth
}

const people = sideBySide(
  [
    person({
      skin: 'brown-500',
      hair: 'pink-300',
      cloth: 'pink-300',
      thread: 'pink-500',
      cap: 'scarf',
    }),
    person({
      skin: 'brown-600',
      hair: 'blue-700',
      cloth: 'yellow-400',
      thread: 'pink-500',
      cap: 'bun',
    }),
    person({
      skin: 'brown-500',
      hair: 'yellow-400',
      cloth: 'green-600',
      thread: 'yellow-200',
      cap: 'turban',
    }),
    person({ skin: 'brown-500', hair: 'blue-700', cloth: 'cream', thread: 'pink-500', cap: 'bob' }),
  ],
  20,
)

/* --- lines that nobody can read --- */

const lineRows = 11
const margin = 3
/** How many letters the words of each line have. */
const words = [
  [3, 2],
  [2, 4, 2],
  [2, 3],
  [3, 2, 3],
]
const lettersOf = (line: number[]) => line.map((count) => '◆'.repeat(count)).join(' ')
const letterWidth = 8

/** Lines of a message on its way, as a stitch for each letter. */
const lines: Drawing = {
  columns: Math.max(...words.map((line) => lettersOf(line).length)) * letterWidth + 2 * margin - 1,
  rows: words.length * lineRows,
  partAt(column, row) {
    const line = lettersOf(words[Math.floor(row / lineRows)] ?? [])
    const down = (row % lineRows) - 1
    const x = column - margin
    if (down < 0 || x >= line.length * letterWidth + margin - 1) return undefined
    const fromSpine = Math.abs(mod(x, letterWidth) - 3)
    const half = Math.floor(4.4 - Math.abs(down - 4.5))
    if (line[Math.floor(x / letterWidth)] !== '◆' || fromSpine > half) return 'green-800'
    return fromSpine > half - 1
      ? 'yellow-400'
      : fromSpine === 0 && half === 3
        ? 'cream'
        : 'green-800'
  },
}

export const endings: Record<Ending, Drawing> = {
  shoots,
  'how-it-works': sixBands,
  'for-users': hours,
  solutions: knot,
  'for-partners': banners,
  'for-investors': tower,
  research: statuses,
  about: people,
  safety: lines,
  contact: dyed(shootDraft(13, highest / 13), shootPalettes.yellow),
}
