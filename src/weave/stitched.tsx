import { stitchRow } from './stitch.tsx'

const pitch = 23

/** Draws a stitch for each letter and an empty place for each space, on threads of equal scale. */
export function StitchedLine({ line, places }: { line: string; places: number }) {
  return (
    <svg
      width={places * pitch}
      viewBox={`0 0 ${places * pitch} 20`}
      aria-hidden="true"
      className="h-auto max-w-full fill-kunyit-400"
    >
      <path d={stitchesOf(line)} />
    </svg>
  )
}

function stitchesOf(line: string): string {
  let place = 0.5
  return line
    .split(' ')
    .map((word) => {
      const letters = lettersOf(word).length
      const row = stitchRow(letters, { x: place * pitch, y: 0, pitch, reach: 10 })
      place += letters + 1
      return row
    })
    .join('')
}

/** Returns how many places a line's letters and spaces take. */
export function placesOf(line: string): number {
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

/** A letter is a grapheme, in Tamil a consonant with its vowel sign; punctuation is none. */
function lettersOf(text: string): string[] {
  const graphemes = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return graphemes.filter((grapheme) => /\p{L}/u.test(grapheme))
}
