import { toCsv } from '../../csv.ts'

type Row = Record<string, string | number | null>

export function figureFiles(rows: readonly Row[]): Record<string, string> {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((column) => safe(row[column] ?? '')))
  return {
    'figures.csv': toCsv([columns, ...cells]),
    'figures.json': `${JSON.stringify(rows, null, 2)}\n`,
  }
}

/** After an apostrophe a spreadsheet reads no formula. */
function safe(value: string | number): string {
  return String(value).replace(/^[=+\-@\t\r]/, "'$&")
}
