import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { codeOf, StartError } from '../functions/_shared/errors.ts'

const example = fileURLToPath(new URL('../../.env.example', import.meta.url))

/** Loads `.env`; variables that are already set win. */
export function loadEnvFile(file = '.env'): void {
  const values = parseEnv(readText(file))
  const known = parseEnv(readFileSync(example, 'utf8'))
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    console.warn(`.env: not a setting of this project: ${unknown.join(', ')} (see .env.example).`)
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
}

/** Reads `.env`: UTF-8, with or without a byte-order mark. PowerShell's `>` writes UTF-16, which is an error. */
function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return ''
    if (code === 'EISDIR') throw new StartError('.env has to be a file, and is a folder.')
    throw new StartError(`.env cannot be read (${code}).`)
  }
  try {
    if (bytes.includes(0)) throw new TypeError('UTF-16 without a byte-order mark')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartError(
      '.env has to be saved as UTF-8; its encoding is another one, such as UTF-16.',
    )
  }
}
