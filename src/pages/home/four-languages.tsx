import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { fourLanguages } from '#src/content/quoted/lines.ts'
import { letterFill } from '#src/product/letter-stitches.tsx'
import { lettersOf } from '#src/product/letters.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { bar } from '#src/weave/draft.ts'
import { Weaving } from '#src/weave/weaving.tsx'

/** A sentence in four languages, each on its own thread, and its letters as stitches. */
export function FourLanguages() {
  return (
    <>
      <p className="four-languages font-display">
        {fourLanguages.map(({ text, lang }, index) => (
          <span key={text}>
            {index > 0 ? ' ' : null}
            <span lang={lang} className={languageClasses[lang]}>
              {text}
            </span>
          </span>
        ))}
      </p>
      <p className="mt-4 text-lead text-soft">{home.whyChoose.languages.meaning}</p>
      <Letters />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {spokenLanguages.map((lang) => (
          <li key={lang} className="flex items-center gap-2">
            <i
              aria-hidden="true"
              className={`${languageClasses[lang]} h-1 w-4.5 bg-(--language)`}
            />
            {languageNames[lang]}
          </li>
        ))}
      </ul>
    </>
  )
}

const pitch = 16

/** Four wefts for each letter and mark; between words only the warp shows. */
function Letters() {
  const places = lettersOf(fourLanguages.map(({ text }) => text).join(' '))
  const width = places.length * pitch
  return (
    <Weaving
      isDeferred
      size={{ width, height: 27 }}
      className="mt-6 mb-3 h-auto max-w-full lg:w-full"
    >
      {() => (
        <>
          <path
            className="fill-slate-800"
            d={places
              .map((_, place) => [3, 11].map((x) => bar(place * pitch + x, 0, 1, 27)).join(''))
              .join('')}
          />
          {places.map((letter, place) =>
            letter ? (
              <path
                key={place}
                className={letterFill(letter)}
                d={[0, 7, 14, 21].map((y) => bar(place * pitch, y, 15, 6)).join('')}
              />
            ) : null,
          )}
        </>
      )}
    </Weaving>
  )
}
