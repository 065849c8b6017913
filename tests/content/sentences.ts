import type { LanguageId } from '#src/languages.ts'

/** Keys are places such as home.home.hero.lead. */
export type Sentences = Map<string, string>

const modules = import.meta.glob<object>('../../src/content/*/*.ts', { eager: true })

/** Every sentence of a language that takes no arguments. */
export function sentencesOf(language: LanguageId): Sentences {
  const sentences: Sentences = new Map()
  const folder = `../../src/content/${language}/`
  for (const [file, module] of Object.entries(modules)) {
    const name = file.slice(folder.length, -'.ts'.length)
    if (file.startsWith(folder) && name !== 'language' && name !== 'glossary')
      collect(sentences, name, module)
  }
  return sentences
}

function collect(sentences: Sentences, place: string, value: unknown): void {
  if (typeof value === 'string') sentences.set(place, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(sentences, `${place}.${key}`, part)
  }
}
