import { stitchRow } from './stitch.tsx'

const readableShare = 0.6

/** A sentence whose end turns into stitches. Screen readers get the whole sentence. */
export function Dissolve({ text }: { text: string }) {
  const joint = text.includes(' ') ? ' ' : ''
  const units = joint ? wordsOf(text) : lettersOf(text)
  const turn = Math.ceil(units.length * readableShare)
  return (
    <div>
      <p className="sr-only">{text}</p>
      <p aria-hidden="true" className="max-w-none font-display text-dissolve text-wrap">
        {units.slice(0, turn - 1).join(joint)}
        {joint}
        {/* No line break here, because a line of stitches alone would not look like text. */}
        <span className="whitespace-nowrap">
          {units[turn - 1]}
          {joint}
          <Stitched words={wordsOf(units.slice(turn).join(joint))} className="fill-kunyit-400" />
        </span>
      </p>
    </div>
  )
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

/** Splits text into words; Chinese has no spaces, so its clauses count as words. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/[，；]/g, '$& ')
    .trim()
    .split(' ')
}

/** Splits text into graphemes; in Tamil a consonant with its vowel sign is one. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
