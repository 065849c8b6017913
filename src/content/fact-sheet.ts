import { figureNotes, sourceNames } from '#content/sources.ts'
import { keysOf } from '#src/keys-of.ts'
import { factRows, numberOf, sources, type FactRowId, type FigureId } from './facts.ts'

type FigureNote = { doesNotMean: string; newer?: string; cite: string }

type FactRow = {
  id: FactRowId
  figures: readonly FigureId[]
  cited: keyof typeof sources
  note: FigureNote
}

export const factSheetRows: FactRow[] = keysOf(factRows).map((id) => ({
  id,
  ...factRows[id],
  note: figureNotes[id],
}))

/** Sources come in the order of their numbers. */
export const numberedSources = keysOf(sources).map((id) => ({
  id,
  number: numberOf(id),
  name: sourceNames[id],
}))
