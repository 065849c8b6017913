import { stitchRow } from './stitch-row.ts'

type DissolveProps = { text: string; className?: string }

/** A sentence that can be read halfway and then becomes stitches; screen readers get all of it, once. */
export function Dissolve({ text, className }: DissolveProps) {
  const { readable, pieces } = dissolve(text)
  return (
    <div className={className}>
      <p className="sr-only">{text}</p>
      <p aria-hidden="true" className="font-display text-dissolve">
        {readable}
        {pieces.map(({ letters, stitches }, index) => (
          <span key={index}>
            {letters ? <span className="opacity-90"> {letters}</span> : null}
            <Stitches count={stitches} />
          </span>
        ))}
      </p>
    </div>
  )
}

/** As many stitches as letters; the space after them is not a letter's, so that no font moves them. */
function Stitches({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <svg
      viewBox={`0 0 ${count * 10} 10`}
      className="me-[0.26em] inline-block h-[0.46em] w-auto fill-kunyit-400 align-[0.02em]"
    >
      <path d={stitchRow(count, { x: 5, y: 0.6, pitch: 10, reach: 4.4 })} />
    </svg>
  )
}

type Piece = { letters: string; stitches: number }

/** Splits a sentence at its middle word; those after it lose ever more of their letters. */
function dissolve(text: string): { readable: string; pieces: Piece[] } {
  const spaced = text.includes(' ')
  const words = spaced ? text.split(' ') : lettersOf(text)
  const middle = Math.ceil(words.length / 2)
  const joint = spaced ? ' ' : ''
  const rest = words.slice(middle)
  return {
    readable: words.slice(0, middle).join(joint),
    pieces: rest.map((word, index) => {
      const letters = lettersOf(word)
      // The first word keeps two thirds of its letters, the second one third, the others none.
      const kept = spaced ? Math.floor((letters.length * Math.max(0, 2 - index)) / 3) : 0
      return { letters: letters.slice(0, kept).join(''), stitches: letters.length - kept }
    }),
  }
}

/** What a reader takes for one letter: in Tamil a consonant with its vowel sign. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
