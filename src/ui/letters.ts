import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--letters'?: number
    '--longest'?: number
  }
}

/** Tells the stylesheet how many letters a name has, and how many its longest word, so that it fits its place. */
export function letterCounts(name: string): CSSProperties {
  return { '--letters': name.length, '--longest': longestWord(name) }
}

/** Returns the number of letters in a name's longest word. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(({ length }) => length))
}
