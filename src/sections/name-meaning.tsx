import { ownersWords } from '#content/owners-words.ts'
import { BRAND } from '#src/content/facts/company.ts'

/** The owner's sentence about the name, unless there is none or it is about another name. */
export function NameMeaning({ className }: { className?: string }) {
  const { nameMeaning } = ownersWords
  return nameMeaning.includes(BRAND.name) ? <p className={className}>{nameMeaning}</p> : null
}
