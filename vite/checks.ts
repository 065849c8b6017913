import { readFile } from 'node:fs/promises'

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

/** Fails the build if a secret or server code would be published. */
export async function checkBuild(files: string[]): Promise<void> {
  const leaks = await findLeaks(files, process.env)
  if (leaks.length > 0) throw new Error(`Not to be published: ${leaks.join(' ')}`)
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
