import { stitchRow } from './stitch.tsx'
import { Weaving } from './weaving.tsx'

const pitch = 23
const height = 20

/**
 * Draws a stitch for each letter and an empty column for each space, on threads of equal scale. Inside
 * an element with the ref `whenSeen` the letters stand there first and turn into stitches.
 */
export function StitchedLine({ line, columns }: { line: string; columns: number }) {
  return (
    <Weaving
      size={{ width: columns * pitch, height }}
      shapeRendering="auto"
      className="h-auto max-w-full overflow-visible"
    >
      {() => (
        <>
          <Letters line={line} />
          <g className="weave-along fill-kunyit-400 [--weave-pace:steps(22)] [--weave-time:880ms]">
            <AllColumns />
            <path d={stitchesOf(line)} />
          </g>
        </>
      )}
    </Weaving>
  )
}

function Letters({ line }: { line: string }) {
  return (
    <g className="until-stitched fill-current" fontSize={pitch} textAnchor="middle">
      <AllColumns />
      {line.split(' ').flatMap((word, index, words) => {
        const before = columnsOf(words.slice(0, index).join(' ')) + (index > 0 ? 1 : 0)
        return lettersOf(word).map((letter, column) => (
          <text key={`${index} ${column}`} x={(before + column + 0.5) * pitch} y={height - 2}>
            {letter}
          </text>
        ))
      })}
    </g>
  )
}

/** Makes the animated box 22 columns wide, the number of the animation's steps; no line has more. */
function AllColumns() {
  return <rect width={22 * pitch} height={height} fill="none" />
}

function stitchesOf(line: string): string {
  let column = 0.5
  return line
    .split(' ')
    .map((word) => {
      const letters = lettersOf(word).length
      const row = stitchRow(letters, { x: column * pitch, y: 0, pitch, reach: 10 })
      column += letters + 1
      return row
    })
    .join('')
}

/** Returns how many columns a line's letters and spaces take. */
export function columnsOf(line: string): number {
  return line.split(' ').length - 1 + lettersOf(line).length
}

export function Stitched({ words, className }: { words: readonly string[]; className: string }) {
  return words.map((word, index) => (
    <Stitches key={index} count={lettersOf(word).length} className={className} />
  ))
}

function Stitches({ count, className }: { count: number; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${count * 10} 10`}
      aria-hidden="true"
      className={`me-[0.26em] inline-block h-[0.42em] w-auto align-[0.02em] ${className}`}
    >
      <path d={stitchRow(count, { x: 5, y: 0.6, pitch: 10, reach: 4.4 })} />
    </svg>
  )
}

/** Chinese has no spaces, so its clauses count as words. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/[，；]/g, '$& ')
    .trim()
    .split(' ')
}

/**
 * A letter has its marks, in Tamil a consonant its vowel sign; punctuation is none. The first
 * Intl.Segmenter of a page takes 70 ms to make, as long as hydrating the page.
 */
function lettersOf(text: string): string[] {
  return text.match(/\p{L}\p{M}*/gu) ?? []
}

/** Fills the rest of a line with whole stitches. */
export function Veil() {
  return (
    <span aria-hidden="true" className="flex h-[0.42em] flex-1 flex-wrap gap-x-1 overflow-hidden">
      {Array.from({ length: 10 }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 27 19"
          className="h-[0.42em] w-[0.6em] flex-none fill-kunyit-400"
        >
          <path d="M9.5 0 19 9.5 9.5 19 0 9.5z" />
        </svg>
      ))}
    </span>
  )
}
