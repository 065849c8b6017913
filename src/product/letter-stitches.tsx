import { memo } from 'react'
import { useDrawn } from '#src/weave/weaving.tsx'
import { type Letter, lettersOf } from './letters.ts'

const fills = {
  zh: 'fill-pink-300',
  en: 'fill-blue-300',
  ms: 'fill-yellow-400',
  ta: 'fill-green-300',
  mark: 'fill-cream',
}
/** Vowels are lighter. */
const vowelFills = { ...fills, en: 'fill-blue-100', ms: 'fill-yellow-200', ta: 'fill-green-100' }

export function letterFill({ yarn, isVowel }: Letter): string {
  return (isVowel ? vowelFills : fills)[yarn]
}

type LetterStitchesProps = {
  text: string
  columns: number
  rows: number
  /** Begins the text again until all rows are full. */
  isRepeated?: boolean
  className: string
}

/** A stitch for each letter, as many as fit, drawn after hydration. The stylesheet sets the size of a cell. */
export const LetterStitches = memo(function LetterStitches(props: LetterStitchesProps) {
  const { text, columns, rows, isRepeated = false, className } = props
  const isDrawn = useDrawn()
  const size = { viewBox: `0 0 ${columns} ${rows}`, preserveAspectRatio: 'none' }
  const letters = isDrawn ? lettersOf(`${text} `) : []
  const room = columns * rows
  const count = isRepeated && isDrawn ? room : Math.min(room, letters.length)
  const paths = new Map<string, string>()
  for (let index = 0; index < count; index += 1) {
    const letter = letters[index % letters.length]
    if (!letter) continue
    const fill = letterFill(letter)
    const stitch = `M${index % columns} ${Math.floor(index / columns)}h.88v1h-.88z`
    paths.set(fill, `${paths.get(fill) ?? ''}${stitch}`)
  }
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...size} className={className}>
      {[...paths].map(([fill, path]) => (
        <path key={fill} d={path} className={fill} />
      ))}
    </svg>
  )
})
