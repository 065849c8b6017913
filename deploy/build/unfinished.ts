import type { Helpline } from '../../src/content/facts.ts'

const verifiedFor = 90 * 24 * 60 * 60 * 1000

/** The values that are still made up; SITE_STRICT=1 makes them an error. */
export function reportSampleValues(names: string[], strict: boolean): string | undefined {
  if (names.length === 0) return undefined
  const report = `Sample values still in use: ${names.join(', ')}.`
  if (strict)
    throw new Error(`${report} Replace them before launch (src/content/sample-data.ts, team.ts).`)
  return report
}

/** Crisis lines that nobody has called or looked up lately. */
export function staleHelplines(helplines: Record<string, Helpline>, now: Date): string[] {
  return Object.entries(helplines)
    .filter(([, line]) => now.getTime() - Date.parse(line.lastVerified) > verifiedFor)
    .map(
      ([id, line]) =>
        `The helpline ${id} was verified last on ${line.lastVerified}: check it and change facts.ts.`,
    )
}
