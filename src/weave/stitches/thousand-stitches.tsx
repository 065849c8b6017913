import { useCallback, useState } from 'react'
import { bar } from '../draft.ts'
import { stitchRow } from './stitch.tsx'
import { revealOnScrollRef, rowsOf, Weaving } from '../weaving.tsx'

const pitch = 36
/** The widths of the wefts in one gold stitch. */
const wefts = [4, 14, 24, 32, 24, 14, 4]

/** The section's grid in pages/home/home.css counts the same rows. */
const layouts = [
  { columns: 25, className: 'sm:hidden' },
  { columns: 40, className: 'max-sm:hidden' },
]

type GroundProps = { total: number }

const reach = 5.5

/**
 * All people, one dim stitch each, except where words stand: no letter cuts a stitch. The drawing fills its
 * section, whatever height the words need.
 */
export function StitchGround({ total }: GroundProps) {
  const [words, measureRef] = useWords()
  return layouts.map(({ columns, className }, index) => (
    <Weaving
      key={columns}
      isDeferred
      ref={index === 0 ? measureRef : undefined}
      viewBox={viewBox(total, columns)}
      preserveAspectRatio="none"
      shapeRendering="auto"
      className={className}
    >
      {() => <path className="fill-blue-700" d={groundPath(total, columns, words)} />}
    </Weaving>
  ))
}

/** A line of words, in parts of the section's width and height. */
type Words = Record<'left' | 'right' | 'top' | 'bottom', number>

/** Measures the lines of what stands over the stitches beside the drawing. */
function useWords(): [readonly Words[], (svg: Element | null) => (() => void) | undefined] {
  const [words, setWords] = useState<readonly Words[]>([])
  const measureRef = useCallback((svg: Element | null) => {
    const section = svg?.parentElement
    if (!section) return undefined
    const elements = [...section.querySelectorAll('.over-stitches')]
    const observer = new ResizeObserver(() => {
      const { left, top, width, height } = section.getBoundingClientRect()
      setWords(
        elements.flatMap((element) => {
          const box = element.getBoundingClientRect()
          const range = document.createRange()
          range.selectNodeContents(element)
          return [...range.getClientRects()].map((line) => ({
            left: (line.left - left) / width,
            right: (line.right - left) / width,
            // Digits are lower than the line of their font.
            top: (Math.max(line.top, box.top) - top) / height,
            bottom: (Math.min(line.bottom, box.bottom) - top) / height,
          }))
        }),
      )
    })
    for (const element of [section, ...elements]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [words, measureRef]
}

/** How far a stitch keeps away from letters, in cells from its middle. */
const clearance = 0.4

function groundPath(total: number, columns: number, words: readonly Words[]): string {
  const rows = total / columns
  return Array.from({ length: total }, (_, index) => {
    const column = (index % columns) + 0.5
    const row = Math.floor(index / columns) + 0.5
    const isBehindWords = words.some(
      ({ left, right, top, bottom }) =>
        column > left * columns - clearance &&
        column < right * columns + clearance &&
        row > top * rows - clearance &&
        row < bottom * rows + clearance,
    )
    return isBehindWords ? '' : stitchRow(1, { x: column * pitch, y: row * pitch - reach, reach })
  }).join('')
}

type GoldProps = GroundProps & { filled: number }

/**
 * Some of these people in gold, woven from the lowest row upwards. In a narrow window a thread is a fraction
 * of a pixel high, and with crisp edges some would be thicker than others.
 */
export function GoldStitches({ total, filled }: GoldProps) {
  return layouts.map(({ columns, className }) => (
    <Weaving
      key={columns}
      isDeferred
      ref={revealOnScrollRef}
      viewBox={viewBox(total, columns)}
      preserveAspectRatio="none"
      className={`pointer-events-none max-xl:[shape-rendering:auto] fill-yellow-400 ${className}`}
    >
      {() => (
        <path
          d={goldPath(total / columns, columns, filled)}
          className="weave-along [--up:1]"
          style={rowsOf(filled / columns, pitch, (filled / columns) * 260)}
        />
      )}
    </Weaving>
  ))
}

/** Returns the path of all rows, the lowest first; the last one fills from the right. */
function goldPath(rows: number, columns: number, filled: number): string {
  return Array.from({ length: Math.ceil(filled / columns) }, (_, row) => {
    const count = Math.min(columns, filled - row * columns)
    const top = (rows - 1 - row) * pitch
    return Array.from({ length: count }, (__, index) => {
      return stitch((columns - count + index + 0.5) * pitch, top)
    }).join('')
  }).join('')
}

function stitch(centre: number, top: number): string {
  return wefts
    .map((width, index) => bar(centre - width / 2, top + 1 + index * 5, width, 4))
    .join('')
}

function viewBox(total: number, columns: number): string {
  return `0 0 ${columns * pitch} ${(total / columns) * pitch}`
}
