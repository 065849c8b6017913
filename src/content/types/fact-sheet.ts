/** `wording` goes on where the figure ends; `cite` is a line for somebody else’s text. */
export type FigureNote = { wording: string; doesNotMean: string; newer?: string; cite: string }

export type FactSheetContent = {
  title: string
  text: string
  columns: { figure: string; doesNotMean: string; newer: string; cite: string }
  /** Stands where nothing newer is known. */
  nothingNewer: string
  downloads: { csv: string; json: string }
  sources: string
  ratios: { title: string; text: string }
  reporting: { title: string; text: readonly string[] }
  press: { title: string; text: string; action: string }
}
