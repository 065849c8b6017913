import { home } from '#content/home.ts'
import { languageNames } from '#content/language-names.ts'
import { type SpokenLanguage, spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { fourLanguages } from '#src/content/quoted/lines.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { Weaving } from '#src/weave/weaving.tsx'

/** The fill of each language's stitches on a dark ground, lighter for vowels. */
const fills: Record<SpokenLanguage, { fill: string; vowel: string }> = {
  ms: {
    fill: 'fill-yellow-400',
    vowel: 'fill-yellow-200',
  },
  'zh-Hans': {
    fill: 'fill-pink-300',
    vowel: 'fill-pink-300',
  },
  en: {
    fill: 'fill-blue-300',
    vowel: 'fill-blue-100',
  },
  ta: {
    fill: 'fill-green-300',
    vowel: 'fill-green-100',
  },
}

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
  const places = placesOf()
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
              .map((_, place) => [3, 11].map((x) => weft(place * pitch + x, 0, 1, 27)).join(''))
              .join('')}
          />
          {places.map((fill, place) =>
            fill ? (
              <path
                key={place}
                className={fill}
                d={[0, 7, 14, 21].map((y) => weft(place * pitch, y, 15, 6)).join('')}
              />
            ) : null,
          )}
        </>
      )}
    </Weaving>
  )
}

function weft(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** The fill of each letter and mark, and nothing for a space. */
function placesOf(): (string | null)[] {
  const spaced = fourLanguages.map(({ text, lang }) => ({ text: `${text} `, lang }))
  const places = spaced.flatMap(({ text, lang }) =>
    (text.match(/\P{M}\p{M}*/gu) ?? []).map((letter) => fillOf(letter, lang)),
  )
  return places.slice(0, -1)
}

/** A Tamil consonant with a vowel sign counts as a vowel; the dot above one is no sign of a vowel. */
function fillOf(letter: string, lang: SpokenLanguage): string | null {
  if (letter === ' ') return null
  if (!/\p{L}/u.test(letter)) return 'fill-cream'
  return /[aeiou\u0bbe-\u0bcc]/i.test(letter) ? fills[lang].vowel : fills[lang].fill
}
