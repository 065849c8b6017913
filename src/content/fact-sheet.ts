import { figureTexts } from '#content/figures.ts'
import { figureNotes, sourceNames } from '#content/sources.ts'
import { keysOf } from '#src/keys-of.ts'
import { figures, numberOf, sources, type Figure, type FigureId, type SourceId } from './facts.ts'

/** `wording` goes on where the figure ends; `cite` is a line for somebody else’s text. */
type FigureNote = { wording: string; doesNotMean: string; newer?: string; cite: string }

export type Fact = {
  id: FigureId
  figure: string
  wording: string
  doesNotMean: string
  newer: string | null
  cite: string
  year: number | string | null
  source: string
  sourceNumber: number
}

/** All figures with their words and first source: the rows of the fact sheet, on the page and as files. */
export const facts: Fact[] = keysOf(figures).map((id) => {
  const { sources: ids }: Figure = figures[id]
  const [first] = ids
  const notes: FigureNote = figureNotes[id]
  return {
    id,
    figure: figureTexts[id],
    wording: notes.wording,
    doesNotMean: notes.doesNotMean,
    newer: notes.newer ?? null,
    cite: notes.cite,
    year: sources[first].year,
    source: sourceNames[first],
    sourceNumber: numberOf(first),
  }
})

/** The sources in the order of their numbers. */
export const numberedSources: { id: SourceId; number: number; name: string }[] = keysOf(
  sources,
).map((id) => ({ id, number: numberOf(id), name: sourceNames[id] }))
