import { vi } from 'vitest'
import * as owners from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import type { LanguageId } from '#src/languages.ts'
import { modulesOf } from './sentences.ts'

const ownersFile = '#src/content/owner.ts'

/** The name of the product in the words that `loadOurWords` returns. */
export const brandOfOurs = 'Hening'

/** These choose between sentences of ours, or have a form that others read. */
const chosen = ['stage', 'sessionReaders', 'storage', 'transferGround', 'publishedLanguages']
const readable = {
  brand: brandOfOurs,
  siteOrigin: 'https://www.example.com',
  phones: { malaysia: '+60 3 0000 0000', singapore: '' },
}

/**
 * Loads the modules of all languages without what the owner wrote: an address may have any hyphen, and a
 * name any quote. Values that are filled in are replaced, and the owner's own sentences are left out.
 */
export async function loadOurWords(): Promise<(language: LanguageId) => Record<string, object>> {
  const { owner } = owners
  const kept = keysOf(owner).map((key) => [
    key,
    chosen.includes(key) ? owner[key] : withoutText(owner[key]),
  ])
  vi.resetModules()
  vi.doMock(ownersFile, () => ({ ...owners, owner: { ...Object.fromEntries(kept), ...readable } }))
  const files = import.meta.glob<object>([
    '../../src/content/*/*.ts',
    '!../../src/content/*/owners-words.ts',
  ])
  const loaded = Object.entries(files).map(async ([file, load]) => [file, await load()] as const)
  const ours = Object.fromEntries(await Promise.all(loaded))
  vi.doUnmock(ownersFile)
  vi.resetModules()
  return (language) => modulesOf(language, ours)
}

function withoutText(value: unknown): unknown {
  if (typeof value === 'string') return value && '*'
  if (Array.isArray(value)) return value.map(withoutText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutText(part)]))
}
