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
const secretNames = /(?:KEY|SECRET|TOKEN|PASSWORD|_URL)$/

/** What must never be published, where it was found: server code, settings' values, source maps. */
export async function findLeaks(
  files: string[],
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const secrets = Object.entries(environment).filter(
    ([name, value]) =>
      secretNames.test(name) && !name.startsWith('VITE_') && (value ?? '').length > 7,
  )
  const found = await Promise.all(
    files.map(async (file) => {
      if (file.endsWith('.map')) return [`${file} is a source map.`]
      const text = await readFile(file, 'latin1')
      return [
        ...serverOnly.filter((word) => text.includes(word)).map((word) => `${file} holds ${word}.`),
        ...secrets
          .filter(([, value]) => value && text.includes(value))
          .map(([name]) => `${file} holds the value of ${name}.`),
      ]
    }),
  )
  return found.flat()
}
