import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { fourLanguages } from '#src/content/quoted/lines.ts'
import { letterFill } from '#src/product/letter-stitches.tsx'
import { type Letter, lettersOf } from '#src/product/letters.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { bar } from '#src/weave/draft.ts'
import { Weaving } from '#src/weave/weaving.tsx'

/** A sentence in four languages, each on its own thread, and a cloth of its letters. */
export function FourLanguages() {
  return (
    <>
      <div className="px-5 pt-9 md:px-bleed md:pt-16">
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
        <p className="mt-5 text-lead text-soft">{home.whyChoose.languages.meaning}</p>
        <ul className="mt-3 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-small md:mb-8">
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
      </div>
      <div className="letters-warp scroll-timeline h-42 md:h-78">
        <LettersCloth />
      </div>
    </>
  )
}

/** A stripe for each letter and mark: a word hangs from the edge like its shoot in water, above bare warp. */
function LettersCloth() {
  const words = lettersOf(fourLanguages.map(({ text }) => text).join(' '))
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${words.length} ${longest}`}
      preserveAspectRatio="none"
      className="size-full weave-with-scroll"
    >
      {() =>
        words.map((letter, place) =>
          letter ? (
            <path
              key={place}
              className={letterFill(letter)}
              d={bar(place, 0, 0.94, rowsAt(words, place))}
            />
          ) : null,
        )
      }
    </Weaving>
  )
}

/** Rows of the longest stripe (styles/after-hydration.css). */
const longest = 24
const shortest = 12

/** How many rows the stripe of a letter has: most in the middle of its word. */
function rowsAt(letters: readonly (Letter | null)[], place: number): number {
  const from = letters.lastIndexOf(null, place) + 1
  const blank = letters.indexOf(null, place)
  const middle = (from + (blank < 0 ? letters.length : blank) - 1) / 2
  const aside = Math.abs(place - middle) / Math.max(middle - from, 1)
  return Math.round(longest - aside * (longest - shortest))
}
