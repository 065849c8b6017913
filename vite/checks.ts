import { readFile } from 'node:fs/promises'
import type { Helpline } from '../src/content/helplines.ts'
import { readOwnersFile, samplesIn } from './owner-checks.ts'
import type { LanguageBuild } from './pages.ts'

/** Words that only server code, source maps and keys contain. */
const serverOnly = [
  'DATABASE_URL',
  'SUPABASE_DB_URL',
  'SMTP_URL',
  'RESEND_API_KEY',
  'SERVICE_ROLE',
  'waitlist_signups',
  'contact_messages',
  'nodemailer',
  'node:fs',
  'sourceMappingURL',
  'BEGIN PRIVATE KEY',
]

const helplineCheckValidFor = 90 * 24 * 60 * 60 * 1000

/** Fails the build if a secret or server code would be published, and lists what a person has to confirm. */
export async function checkBuild(
  files: string[],
  [languageBuild]: LanguageBuild[],
  strict: boolean,
): Promise<void> {
  const leaks = await findLeaks(files, process.env)
  if (leaks.length > 0) throw new Error(`Not to be published: ${leaks.join(' ')}`)
  if (!languageBuild) return
  const { unconfirmed, helplines } = languageBuild.entry
  const samples = samplesIn((await readOwnersFile()).source)
  const open = [...samples, ...unconfirmed, ...unconfirmedHelplines(helplines, new Date())]
  const report = reportUnconfirmed(open, strict)
  if (report) console.log(report)
}

/** Returns the list as text, or throws it in a strict build. */
export function reportUnconfirmed(items: readonly string[], strict: boolean): string | undefined {
  if (items.length === 0) return undefined
  const report = ['Not confirmed yet:', ...items].join('\n- ')
  if (strict) throw new Error(`${report}\nConfirm these before launch.`)
  return report
}

/** Returns the helplines that nobody has called within 90 days. */
export function unconfirmedHelplines(helplines: Record<string, Helpline>, now: Date): string[] {
  return Object.entries(helplines)
    .filter(([, { lastVerified }]) => {
      const age = now.getTime() - Date.parse(lastVerified ?? '')
      return Number.isNaN(age) || age > helplineCheckValidFor
    })
    .map(
      ([id, { phone, lastVerified }]) =>
        `helpline ${id}, ${phone.text}: last called to check on ${lastVerified ?? 'no day yet'} (src/content/helplines.ts)`,
    )
}

/** Returns a sentence for each source map, server-only word or secret in the given files. */
export async function findLeaks(
  files: string[],
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const names = await readSecretSettings()
  const secrets = names.flatMap((name) =>
    secretParts(environment[name] ?? '').map((part) => [name, part] as const),
  )
  const found = await Promise.all(
    files.map(async (file) => {
      if (file.endsWith('.map')) return [`${file} is a source map.`]
      const text = await readFile(file, 'latin1')
      return [
        ...serverOnly.filter((word) => text.includes(word)).map((word) => `${file} holds ${word}.`),
        ...(holdsSecretKey(text) ? [`${file} holds a secret key of Supabase.`] : []),
        ...secrets
          .filter(([, part]) => text.includes(part))
          .map(([name]) => `${file} holds the value of ${name}.`),
      ]
    }),
  )
  return found.flat()
}

/** Whether a text holds a key of Supabase with all rights; `anon` and `sb_publishable_…` are public. */
function holdsSecretKey(text: string): boolean {
  const payloads = Array.from(text.matchAll(/\.(eyJ[\w-]+)\./g), ([, payload = '']) =>
    Buffer.from(payload, 'base64url').toString(),
  )
  return /sb_secret_\w/.test(text) || payloads.some((payload) => payload.includes('service_role'))
}

/** Returns the settings whose comment in .env.example begins with "Secret." */
export async function readSecretSettings(): Promise<string[]> {
  const examples = await readFile('.env.example', 'utf8')
  return Array.from(
    examples.matchAll(/^# Secret\. (?:.*\n#)*.*\n(\w+)=/gm),
    ([, name = '']) => name,
  )
}

/** Values under eight characters would give false positives. */
function secretParts(value: string): string[] {
  const password = URL.canParse(value) ? new URL(value).password : ''
  return [value, password].filter((part) => part.length > 7)
}
