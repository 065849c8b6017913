import { Fragment, type ReactNode } from 'react'
import { revealOnScrollRef, useDrawn } from '../weaving.tsx'
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
 * A letter has its marks, in Tamil a consonant its vowel sign; punctuation is none. The first
 * Intl.Segmenter of a page takes 70 ms to make, as long as hydrating the page.
 */
function onlyLettersOf(text: string): string[] {
  return text.match(/\p{L}\p{M}*/gu) ?? []
}

/** When each row begins: the first one, with words, is there. */
const rowDelays = ['', 'weave-along', 'weave-along [--after:400ms]', 'weave-along [--after:800ms]']

/** Below words that can be read, rows of words that cannot. Each runs on past the edge. */
export function StitchedRows({ children }: { children: ReactNode }) {
  const isDrawn = useDrawn()
  return (
    <div
      ref={revealOnScrollRef}
      className="flex h-full flex-col justify-around overflow-clip py-[0.3em] whitespace-nowrap"
    >
      {rowDelays.map((delay, row) => (
        <div
          key={row}
          className={`flex h-[1.14em] items-center gap-x-[0.3em] [--beat:400ms] [--row:100%] [--rows:1] ${delay}`}
        >
          {row === 0 ? children : null}
          {isDrawn
            ? Array.from({ length: 9 }, (_, word) => (
                <StitchedLetters
                  key={word}
                  count={2 + ((row * 4 + word * 5) % 7)}
                  className="h-[0.66em]! flex-none fill-yellow-400"
                />
              ))
            : null}
        </div>
      ))}
    </div>
  )
}
