import type { Translated } from '../src/content/types.ts'
import type { LanguageId } from '../src/languages.ts'

type Modules = {
  'contact-form': typeof import('../src/content/en/contact-form.ts')
  'contact-replies': typeof import('../src/content/en/contact-replies.ts')
  'pitch-deck-form': typeof import('../src/content/en/pitch-deck-form.ts')
  'pitch-deck-replies': typeof import('../src/content/en/pitch-deck-replies.ts')
  refusals: typeof import('../src/content/en/refusals.ts')
  site: typeof import('../src/content/en/site.ts')
  waitlist: typeof import('../src/content/en/waitlist.ts')
}

export function wordsIn<Name extends keyof Modules>(
  id: LanguageId,
  name: Name,
): Promise<Translated<Modules[Name]>> {
  return import(`../src/content/${id}/${name}.ts`)
}
