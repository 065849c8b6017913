/** Joins words as a sentence lists them: “A, B and C”. */
export function joinWords(words: readonly string[], comma: string, and: string): string {
  const start = words.slice(0, -1).join(comma)
  const last = words.at(-1) ?? ''
  return start ? start + and + last : last
}
