import { factSheet } from '#content/fact-sheet.ts'
import { figureTexts } from '#content/figures.ts'
import { figureNotes, figureWordings, sourceNames } from '#content/sources.ts'
import { keysOf } from '#src/keys-of.ts'
import { factRows, figures, numberOf, sources, type FactRowId, type FigureId } from './facts.ts'

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

/** Each figure with its words is a row of the files for spreadsheets and programs. */
export const facts = factSheetRows.flatMap(({ figures: ids, cited, note }) =>
  ids.map((id) => {
    const [source] = figures[id].sources
    return {
      id,
      figure: figureTexts[id],
      wording: figureWordings[id],
      doesNotMean: note.doesNotMean,
      newer: note.newer ?? null,
      cite: factSheet.cited(note.cite, sourceNames[cited]),
      year: sources[source].year,
      source: sourceNames[source],
      sourceNumber: numberOf(source),
    }
  }),
)

/** Sources come in the order of their numbers. */
export const numberedSources = keysOf(sources).map((id) => ({
  id,
  number: numberOf(id),
  name: sourceNames[id],
}))
