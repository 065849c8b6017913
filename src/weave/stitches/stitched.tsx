import { Fragment, type ReactNode } from 'react'
import {
  Border,
  fillOnDark,
  HangingCloth,
  WideCloth,
  wideColumns,
  type WideDraft,
} from '../cloth/wide-cloth.tsx'
import { stitchRow } from './stitch.tsx'

/** Draws a stitch for each letter. */
export function Stitched({ words, className }: { words: readonly string[]; className: string }) {
  return words.map((word, index) => (
    <StitchedLetters
      key={index}
      count={onlyLettersOf(word).length}
      className={`me-[0.26em] ${className}`}
    />
  ))
}

/** After which part of the sentence a letter is a stitch; the four take turns. */
const turning = [0.72, 0.36, 0.6, 0.46] as const

/** Draws a sentence that can be read at its beginning and turns into stitches, letter by letter. */
export function Dissolving({ text }: { text: string }) {
  const count = onlyLettersOf(text).length
  let place = 0
  return wordsOf(text).map((word, index) => {
    const drawn = onlyLettersOf(word).map((letter) => {
      place += 1
      return place / count > (turning[place % 4] ?? 1) ? '◆' : letter
    })
    return (
      <Fragment key={index}>
        <span className="inline-block">
          {drawn
            .join('')
            .split(/(◆+)/)
            .filter(Boolean)
            .map((part, run) =>
              part.startsWith('◆') ? (
                <StitchedLetters key={run} count={part.length} className="fill-current" />
              ) : (
                part
              ),
            )}
        </span>{' '}
      </Fragment>
    )
  })
}

type StitchedLettersProps = { count: number; className: string }

function StitchedLetters({ count, className }: StitchedLettersProps) {
  return (
    <svg
      viewBox={`0 0 ${count * 10} 10`}
      aria-hidden="true"
      data-prints
      className={`inline-block h-[0.42em] w-auto align-[0.02em] ${className}`}
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
 * A letter has its marks, in Tamil a consonant its vowel sign, and an apostrophe or a hyphen inside a word; other
 * punctuation is none. The first
 * Intl.Segmenter of a page takes 70 ms to make, as long as hydrating the page.
 */
function onlyLettersOf(text: string): string[] {
  return text.match(/\p{L}\p{M}*(?:[’‑](?=\p{L}))?/gu) ?? []
}

/** When each line begins: the first one, with words, is there. */
const lineDelays = ['', 'weave-along', 'weave-along [--after:400ms]', 'weave-along [--after:800ms]']

const colours = { ground: 'green-600', letter: 'yellow-400', core: 'cream' } as const

/** A line of words that cannot be read: a lozenge for each letter, five columns wide. */
function lineDraft(line: number, rows: number): WideDraft<keyof typeof colours> {
  const fromSpine: (number | undefined)[] = []
  for (let word = 0; fromSpine.length < wideColumns; word++) {
    fromSpine.push(...Array<undefined>(4))
    for (let letter = 0; letter < 2 + ((line * 4 + word * 5) % 7); letter++)
      fromSpine.push(undefined, 2, 1, 0, 1, 2)
  }
  return {
    rows,
    partAt(column, row) {
      const distance = (fromSpine[column] ?? 3) + Math.abs(row - (rows - 1) / 2)
      if (distance === 0) return 'core'
      return distance === 2 ? 'letter' : 'ground'
    },
  }
}

/** Below words that can be read, lines of a cloth with words that cannot. Each runs on past the edge. */
export function StitchedLines({ children }: { children: ReactNode }) {
  return (
    <HangingCloth fringeClassName="fill-yellow-400" className="whitespace-nowrap">
      <Border colour="yellow-400" className="mb-[var(--row)]" />
      {lineDelays.map((delay, line) => (
        <div key={line} className={`stitched-line flex [--beat:57ms] [--rows:7] ${delay}`}>
          {line === 0 ? children : null}
          <WideCloth
            draft={lineDraft(line, line === 0 ? 9 : 7)}
            colours={colours}
            fill={fillOnDark}
            className={line === 0 ? 'h-[calc(9*var(--row))]' : 'h-[calc(7*var(--row))]'}
          />
        </div>
      ))}
      <Border colour="yellow-400" />
    </HangingCloth>
  )
}
