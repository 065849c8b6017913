import { useState } from 'react'
import { languageNames } from '#content/language-names.ts'
import { product } from '#content/product.ts'
import { exampleTotals } from '#src/content/facts/product-examples.ts'
import { type SpokenLanguage, spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { useHydrated } from '#src/ui/hydrated.ts'
import { SessionSwatch, Spine } from '#src/weave/cloth/object-cloths.tsx'
import { languageClasses } from '#src/sections/spoken-languages.tsx'

const { joined, sessions, languages, faculties } = exampleTotals
const largestFaculty = Math.max(...Object.values(faculties))

/** What a partner sees: totals, nothing about one person, and no group that is too small. */
export function TotalsReport({ className }: { className?: string }) {
  const words = product.totals
  return (
    <figure className={className}>
      <div className="paper bound-sheets grid grid-cols-1 gap-4 py-6 pr-6 md:gap-6 md:py-8 pl-13 sm:pr-8 sm:pl-15">
        <Spine />
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-8">
          <p className="font-display text-kept text-balance md:text-ledger">{words.title}</p>
          <dl className="flex flex-wrap gap-x-4 gap-y-4 lg:min-w-80">
            <Total title={words.joined} count={joined} />
            <Total title={words.sessions} count={sessions} />
          </dl>
        </div>
        <Languages />
        <div>
          <p className="text-label font-semibold">{words.faculties}</p>
          <ul className="mt-2 grid items-end gap-3 sm:grid-cols-2 md:gap-6">
            {keysOf(faculties).map((faculty) => (
              <li key={faculty} className="text-small">
                {words.faculty[faculty]} {faculties[faculty]}
                <div
                  className="people-bar"
                  style={{ width: `${(100 * faculties[faculty]) / largestFaculty}%` }}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="mt-7 text-small">{product.caption.totals}</figcaption>
    </figure>
  )
}

/**
 * A language that is pointed at or pressed leaves the yarn of the others pale, and the cloth is whole from
 * then on: half woven, it might have none of that language yet.
 */
function Languages() {
  const [pointed, setPointed] = useState<SpokenLanguage>()
  const [pressed, setPressed] = useState<SpokenLanguage>()
  const [isWhole, setIsWhole] = useState(false)
  const isHydrated = useHydrated()
  const lit = pointed ?? pressed
  return (
    <div>
      <p className="mb-2.5 text-label font-semibold">{product.totals.languages}</p>
      <SessionSwatch
        isWhole={isWhole}
        sessions={spokenLanguages.map((lang) => [
          languages[lang],
          classes(languageClasses[lang], lit && lit !== lang && 'opacity-15'),
        ])}
      />
      <ul className="flex flex-wrap gap-x-3 text-small">
        {spokenLanguages.map((lang) => (
          <li key={lang}>
            {/* Disabled until the app runs: without it the button would do nothing. */}
            <button
              type="button"
              disabled={!isHydrated}
              aria-pressed={lang === pressed}
              onPointerEnter={() => {
                setPointed(lang)
                setIsWhole(true)
              }}
              onPointerLeave={() => setPointed(undefined)}
              onClick={() => {
                setPointed(undefined)
                setPressed(lang === pressed ? undefined : lang)
                setIsWhole(true)
              }}
              className={classes('language-thread min-h-11', languageClasses[lang])}
            >
              {languageNames[lang]} {languages[lang]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Total({ title, count }: { title: string; count: number }) {
  return (
    <div className="flex max-w-44 flex-[1_1_6rem] flex-col justify-end">
      <dt className="text-label font-semibold">{title}</dt>
      <dd className="font-display text-figure-m">{count}</dd>
    </div>
  )
}
