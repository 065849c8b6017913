import { language } from '#content/language.ts'
import { worried } from '#content/worried.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { firstWords } from '#src/content/quoted/worried.ts'
import { keysOf } from '#src/keys-of.ts'
import { languages } from '#src/languages.ts'
import { unbroken } from '#src/ui/unbroken.tsx'

/** Radios choose the language, so that it works without scripts. */
export function FirstWords() {
  const { title, ask } = worried.words
  return (
    <div className="one-of-four">
      <fieldset className="flex flex-wrap gap-x-6 text-small">
        <legend>{title}</legend>
        {keysOf(firstWords).map((id) => (
          <label
            key={id}
            lang={languages[id].tag}
            className="active-underline relative inline-flex min-h-11 cursor-pointer items-center outline-offset-1 has-checked:font-semibold"
          >
            <input
              type="radio"
              name="first-words"
              defaultChecked={id === language}
              className="sr-only"
            />
            {firstWords[id].name}
          </label>
        ))}
      </fieldset>
      <div className="mt-3">
        {keysOf(firstWords).map((id) => (
          <div key={id}>
            <p lang={languages[id].tag} className="font-display text-sentence">
              {firstWords[id].begin}
            </p>
            <p className="mt-3">
              {ask + punctuation.afterSentence}
              <span lang={languages[id].tag} className="font-display text-voice">
                {unbroken(firstWords[id].ask)}
              </span>
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
