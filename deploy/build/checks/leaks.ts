import { readFile } from 'node:fs/promises'

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

/** Secrets are the settings whose comment in .env.example begins with that word; hosts set public ones as well. */
export async function readSecretSettings(): Promise<string[]> {
  const examples = await readFile('.env.example', 'utf8')
  return Array.from(
    examples.matchAll(/^# Secret\. (?:.*\n#)*.*\n(\w+)=/gm),
    ([, name = '']) => name,
  )
}

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
        ...secrets
          .filter(([, part]) => text.includes(part))
          .map(([name]) => `${file} holds the value of ${name}.`),
      ]
    }),
  )
  return found.flat()
}

/** A short value would be found anywhere. */
function secretParts(value: string): string[] {
  const password = URL.canParse(value) ? new URL(value).password : ''
  return [value, password].filter((part) => part.length > 7)
}
