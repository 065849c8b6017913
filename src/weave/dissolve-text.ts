export type Piece = { at: number; letters: string; stitches: number }

/**
 * Splits a sentence where it stops being readable: at the word nearest its middle. The words after
 * that lose more and more of their letters, until only stitches are left.
 */
export function dissolve(text: string): { readable: string; pieces: Piece[] } {
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
      return {
        at: index,
        letters: letters.slice(0, kept).join(''),
        stitches: letters.length - kept,
      }
    }),
  }
}

/** What a reader takes for one letter: in Tamil a consonant with its vowel sign. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
