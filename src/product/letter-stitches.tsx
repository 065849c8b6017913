import { classes } from '#src/ui/classes.ts'
import { useDrawn } from '#src/weave/weaving.tsx'
import { lettersOf, yarns } from './letters.ts'

const fills = {
  zh: 'fill-pink-300',
  en: 'fill-blue-300',
  ms: 'fill-yellow-400',
  ta: 'fill-green-300',
  mark: 'fill-cream',
}
/** Vowels are lighter. */
const vowelFills = { ...fills, en: 'fill-blue-100', ms: 'fill-yellow-200', ta: 'fill-green-100' }

type LetterStitchesProps = {
  text: string
  columns: number
  rows: number
  /** Begins the text again until all rows are full. */
  isRepeated?: boolean
  className: string
}

/** A stitch for each letter, as many as fit, drawn after hydration. The stylesheet sets the size of a cell. */
export function LetterStitches(props: LetterStitchesProps) {
  const { text, columns, rows, isRepeated = false, className } = props
  const isDrawn = useDrawn()
  const size = { viewBox: `0 0 ${columns} ${rows}`, preserveAspectRatio: 'none' }
  const once = lettersOf(`${text} `)
  const count = columns * rows
  const letters = isDrawn
    ? isRepeated && text !== ''
      ? Array.from({ length: count }, (_, index) => once[index % once.length])
      : once.slice(0, count)
    : []
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...size} className={className}>
      {yarns.flatMap((yarn) =>
        [false, true].map((isVowel) => {
          const path = letters
            .map((letter, index) =>
              letter?.yarn === yarn && letter.isVowel === isVowel
                ? `M${index % columns} ${Math.floor(index / columns)}h.88v1h-.88z`
                : '',
            )
            .join('')
          const fill = (isVowel ? vowelFills : fills)[yarn]
          return path ? <path key={`${yarn}${isVowel}`} d={path} className={classes(fill)} /> : null
        }),
      )}
    </svg>
  )
}
