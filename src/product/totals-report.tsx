import { languageNames } from '#content/language-names.ts'
import { product } from '#content/product.ts'
import { exampleTotals } from '#src/content/facts/product-examples.ts'
import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
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
        <div>
          <p className="mb-2.5 text-label font-semibold">{words.languages}</p>
          <SessionSwatch
            sessions={spokenLanguages.map((lang) => [languages[lang], languageClasses[lang]])}
          />
          <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-small">
            {spokenLanguages.map((lang) => (
              <li key={lang} className={classes('language-thread', languageClasses[lang])}>
                {languageNames[lang]} {languages[lang]}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="text-label font-semibold">{words.faculties}</p>
          <ul className="mt-2 grid grid-cols-2 items-end gap-3 md:gap-6">
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

function Total({ title, count }: { title: string; count: number }) {
  return (
    <div className="flex max-w-44 flex-[1_1_6rem] flex-col justify-end">
      <dt className="text-label font-semibold">{title}</dt>
      <dd className="font-display text-figure-m">{count}</dd>
    </div>
  )
}
