type Row = Record<string, string | number | null>

/** The fact sheet for spreadsheets and programs, by file name. */
export function figureFiles(rows: readonly Row[]): Record<string, string> {
  return { 'figures.csv': csv(rows), 'figures.json': `${JSON.stringify(rows, null, 2)}\n` }
}

/** With the mark that tells a spreadsheet it is UTF-8, and lines as RFC 4180 has them. */
function csv(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** An apostrophe keeps a spreadsheet from reading what follows as a formula. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
