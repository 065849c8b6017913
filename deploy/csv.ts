/** Follows RFC 4180, with a byte-order mark for spreadsheets. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** Reads commas, semicolons or tabs, as spreadsheets save them. */
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
