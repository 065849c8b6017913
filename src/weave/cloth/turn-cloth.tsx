import { type CSSProperties, type RefCallback, useCallback, useState } from 'react'
import { yarn } from '#src/palette.ts'
import { type Cell, type Draft, sizeOf } from '../draft.ts'
import { type ShootPart, shootPalettes } from '../shoots/shoot-draft.ts'
import { Tiles, Weaving, WovenPaths } from '../weaving.tsx'

/** A person's turn has the colours of their shoot; a reply is green, and the last one pink. */
const palettes = {
  ...shootPalettes,
  reply: { edge: 'green-800', ground: 'green-300', ring: 'green-800', core: 'cream' },
  question: { edge: 'pink-500', ground: 'pink-300', ring: 'blue-900', core: 'yellow-400' },
} as const

const threads = { navy: 'blue-900', gold: 'yellow-400', rose: 'pink-500' } as const

type TurnPart = ShootPart | keyof typeof threads

type TurnPattern = {
  /** The number of letters of each word; a Chinese character is as wide as two letters. */
  words: readonly number[]
  /** The letters of the longest word, which is as wide as the cloth. */
  longest: number
  /** The tower above the cloth, which goes on in it as in water. */
  tower?: Draft<ShootPart> | undefined
  /** A border above the first turn. */
  hasBorderAbove?: boolean | undefined
  /** A border between two turns, or the hem of triangles at the end of the cloth. */
  end?: 'border' | 'hem' | undefined
}

/** Returns the number of letters of each word, in order. */
export function wordLengths(text: string): number[] {
  const words = text.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}’'-])+/gu) ?? []
  return words.map((word) =>
    /\p{Script=Han}/u.test(word) ? 2 : (word.match(/[\p{L}\p{N}]/gu)?.length ?? 1),
  )
}

const borderRows = 4

type Lozenge = { half: number; reach: number; column: number; row: number }

/** Lays a lozenge for each word, as wide as the word, in one column or in two where they are many. */
export function lozengesOf(
  { words, longest }: Pick<TurnPattern, 'words' | 'longest'>,
  columns: number,
  rows: number,
): Lozenge[] {
  const middle = (columns - 1) / 2
  const lanes = rows < 4 * words.length ? 2 : 1
  const rise = Math.max(0, rows - 2) / Math.ceil(words.length / lanes)
  const most = lanes === 1 ? middle - 2 : Math.floor(middle / 2) - 1
  return words.map((letters, index) => {
    const half = Math.max(1, Math.round((letters / longest) * most))
    return {
      half,
      reach: Math.min(Math.max(1, Math.floor((rise - 1) / 2)), half + 1, 4),
      column: lanes === 1 ? middle : middle + (index % 2 === 0 ? -1 : 1) * Math.ceil(middle / 2),
      row: Math.round(rise * (Math.floor(index / lanes) + 0.5) + 0.5),
    }
  })
}

/** Drafts the cloth of a turn. */
function turnDraft(
  { words, longest, tower, hasBorderAbove = false, end }: TurnPattern,
  columns: number,
  rows: number,
): Draft<TurnPart> {
  const endRows = { none: 0, border: borderRows, hem: columns > 20 ? 14 : 9 }[end ?? 'none']
  const start = hasBorderAbove ? borderRows : 0
  const field = rows - start - endRows
  const lozenges = lozengesOf({ words, longest }, columns, field)

  function partOfField(column: number, row: number): TurnPart {
    if (column === 0 || column >= columns - 1) return 'edge'
    if (tower) {
      // On phones the cloth is narrower.
      const aside = (tower.columns - columns) / 2
      return tower.partAt(aside + column, tower.rows - 1 - row) ?? 'ground'
    }
    for (const { half, reach, ...centre } of lozenges) {
      const fromRow = Math.abs(row - centre.row)
      const fromColumn = Math.abs(column - centre.column)
      const width = Math.round(half * (1 - fromRow / (reach + 0.6)))
      if (fromRow > reach || fromColumn > width) continue
      if (fromRow === reach || fromColumn > width - 2) return 'ring'
      return width >= 4 && fromColumn <= width - 4 ? 'core' : 'ground'
    }
    return 'ground'
  }

  return {
    columns,
    rows,
    partAt(column, row) {
      if (row < start) return partOfBorder(column, row)
      const inEnd = row - start - field
      if (inEnd < 0) return partOfField(column, row - start)
      return end === 'border' ? partOfBorder(column, inEnd) : partOfHem(column, inEnd)
    },
  }

  function partOfBorder(column: number, row: number): TurnPart {
    const isGold = (row === 1 && column % 2 === 1) || (row === 2 && column % 2 === 0)
    return isGold ? 'gold' : 'navy'
  }

  function partOfHem(column: number, row: number): TurnPart {
    const width = columns / 3
    const fromSpine = Math.abs(((column + 0.5) % width) - width / 2)
    if (fromSpine > ((1 - row / endRows) * width) / 2) return 'navy'
    return row % 4 === 3 ? 'rose' : 'gold'
  }
}

type ClothSize = { columns: number; rows: number; cell: Cell }

type TurnClothProps = TurnPattern & {
  palette: keyof typeof palettes
  className: string
  style?: CSSProperties
}

/** The cloth beside a turn of a conversation, as high as the turn's words. */
export function TurnCloth({ palette, className, style, ...pattern }: TurnClothProps) {
  const [size, measure] = useClothSize()
  const colours = palettes[palette]
  return (
    <div
      ref={measure}
      aria-hidden="true"
      className={`turn-cloth ${className}`}
      style={size ? { ...style, '--rows': size.rows } : style}
    >
      <div className="turn-rows" style={{ color: yarn(colours.ground) }}>
        {size && size.rows > borderRows ? (
          <Turn {...size} pattern={pattern} colours={colours} />
        ) : null}
      </div>
    </div>
  )
}

type TurnProps = ClothSize & {
  pattern: TurnPattern
  colours: (typeof palettes)[keyof typeof palettes]
}

/**
 * In a wider cloth the pattern is repeated, a column apart as the shoots are: so it ends at the window's edge
 * with an edge, and not with the beginning of another. The triangles of a hem follow without a gap.
 */
function Turn({ columns, rows, cell, pattern, colours }: TurnProps) {
  const apart = pattern.end === 'hem' ? 0 : 1
  const draft = { ...turnDraft(pattern, columns, rows), columns: columns + apart }
  const size = sizeOf(draft, cell)
  return (
    <Weaving width="100%" height={size.height}>
      {() => (
        <Tiles size={size}>
          <WovenPaths draft={draft} colours={{ ...colours, ...threads }} cell={cell} />
        </Tiles>
      )}
    </Weaving>
  )
}

/** Measures how many cells an element has room for, with the cell that the stylesheet sets. */
function useClothSize(): [ClothSize | undefined, RefCallback<HTMLElement>] {
  const [size, setSize] = useState<ClothSize>()
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(element)
      const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name))
      const cell = { width: pixels('--cell'), height: pixels('--row') }
      const rows = Math.ceil(element.offsetHeight / cell.height)
      setSize({ columns: pixels('--columns'), rows, cell })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [size, measure]
}
