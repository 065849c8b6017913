import type { Phrase } from '#src/content/quoted/in-malay.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'

/** A Malay sentence to say on the phone, and what it means. */
export function MalayPhrase({ lead, meaning, said }: Phrase & { said: string }) {
  return (
    <p className="max-w-text">
      {lead + punctuation.afterSentence}
      <q lang="ms" className="font-semibold">
        {said}
      </q>
      {meaning ? <span className="block text-soft">{meaning}</span> : null}
    </p>
  )
}
