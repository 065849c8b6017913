import { readFile } from 'node:fs/promises'

/** Words that only server code and its settings hold. */
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

/** The settings whose comment in .env.example begins with the word secret: hosts set others that are public. */
export async function readSecretSettings(): Promise<string[]> {
  const examples = await readFile('.env.example', 'utf8')
  return Array.from(
    examples.matchAll(/^# Secret\. (?:.*\n#)*.*\n(\w+)=/gm),
    ([, name = '']) => name,
  )
}

/** Server code, secret settings and source maps among the built files, with the place of each. */
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

/** The value and the password in it, unless it is so short that it would be found anywhere. */
function secretParts(value: string): string[] {
  const password = URL.canParse(value) ? new URL(value).password : ''
  return [value, password].filter((part) => part.length > 7)
}
