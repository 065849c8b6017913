/** Rows as a table for spreadsheets (RFC 4180), with the mark that tells them it is UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** The rows of such a table, as whatever spreadsheet has saved it: with commas, semicolons or tabs. */
export function fromCsv(text: string): string[][] {
  const [, separator = ','] = /^\uFEFF?"?\w+"?([,;\t])/.exec(text) ?? []
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`,
    'gy',
  )
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.replace(/^\uFEFF/, '').matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end !== separator) rows.push([])
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}
