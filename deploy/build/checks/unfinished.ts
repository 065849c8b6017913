import type { Helpline } from '../../../src/content/helplines.ts'

const verifiedFor = 90 * 24 * 60 * 60 * 1000

/** SITE_STRICT=1 turns the list into an error. */
export function reportUnfinished(items: readonly string[], strict: boolean): string | undefined {
  if (items.length === 0) return undefined
  const report = ['Not finished:', ...items].join('\n- ')
  if (strict) throw new Error(`${report}\nSettle these before launch.`)
  return report
}

export function unconfirmedHelplines(helplines: Record<string, Helpline>, now: Date): string[] {
  return Object.entries(helplines)
    .filter(
      ([, { lastVerified }]) => !(now.getTime() - Date.parse(lastVerified ?? '') <= verifiedFor),
    )
    .map(
      ([id, { phone, lastVerified }]) =>
        `helpline ${id}, ${phone.text}: last called to check on ${lastVerified ?? 'no day yet'} (src/content/helplines.ts)`,
    )
}
