import { toCsv } from '../../csv.ts'

type Row = Record<string, string | number | null>

/** The fact sheet for spreadsheets and programs, by file name. */
export function figureFiles(rows: readonly Row[]): Record<string, string> {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((column) => safe(row[column] ?? '')))
  return {
    'figures.csv': toCsv([columns, ...cells]),
    'figures.json': `${JSON.stringify(rows, null, 2)}\n`,
  }
}

/** An apostrophe keeps a spreadsheet from reading the cell as a formula. */
function safe(value: string | number): string {
  return String(value).replace(/^[=+\-@\t\r]/, "'$&")
}
