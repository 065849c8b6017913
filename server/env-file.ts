import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import type { Environment } from '../supabase/functions/_shared/settings.ts'

declare global {
  /** Names that .env added to the environment. Global, because Vite reloads this module at a restart. */
  var addedByEnvFile: string[] | undefined
}

/**
 * Adds what .env says to the environment; when called again, in place of what it said before. Node's
 * process.loadEnvFile skips names and whole files in other encodings without a word.
 */
export function loadEnvFile(environment: Record<string, string | undefined> = process.env): void {
  const added = globalThis.addedByEnvFile ?? []
  const own = Object.entries(environment).filter(([name]) => !added.includes(name))
  const { values, warnings } = readEnvFile('.env', Object.fromEntries(own))
  for (const warning of warnings) console.warn(warning)
  for (const name of added) delete environment[name]
  globalThis.addedByEnvFile = Object.keys(values)
  Object.assign(environment, values)
}

/** Returns what a file adds to the environment, and a sentence for each name that is no setting. */
export function readEnvFile(
  file: string,
  environment: Environment,
): { values: Environment; warnings: string[] } {
  const text = readText(file)
  const known = Object.keys(parseEnv(readFileSync(exampleFile, 'utf8')))
  const cut = known.find((name) => cutAtHash(name).test(text))
  if (cut)
    throw new StartError(
      `${file}: in ${cut}, everything after # is a comment. In an address write # as %23; put any other value in quotes.`,
    )
  const entries = Object.entries(parseEnv(text)).filter(([name]) => environment[name] === undefined)
  const unknown = entries.map(([name]) => name).filter((name) => !known.includes(name))
  return {
    values: Object.fromEntries(entries),
    // In quotes, because a no-break space may belong to the name.
    warnings: unknown.map(
      (name) =>
        `${file}: ${JSON.stringify(name)} is not a setting of this site; .env.example lists them all.`,
    ),
  }
}

const exampleFile = fileURLToPath(new URL('../.env.example', import.meta.url))

/** Matches an unquoted value with a # that does not follow a space. */
function cutAtHash(name: string): RegExp {
  return new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=[^\\S\\n]*(?!["'\`\\s])[^#\\n]*[^\\s#]#`, 'm')
}

function readText(file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    // UTF-16 without a byte-order mark is valid UTF-8, with a NUL in each letter.
    if (!text.includes('\0')) return text
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return ''
    if (code === 'EISDIR') throw new StartError(`${file} has to be a file, but it is a folder.`)
    if (code !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new StartError(`${file} cannot be read (${code}).`)
  }
  throw new StartError(`${file} has to be saved as UTF-8; it has another encoding, such as UTF-16.`)
}
