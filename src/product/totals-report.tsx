import { languageNames } from '#content/language-names.ts'
import { product } from '#content/product.ts'
import { exampleTotals } from '#src/content/product-examples.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { Frame } from './frame.tsx'
import { languageClasses } from './spoken-languages.tsx'

const { joined, sessions, languages, faculties } = exampleTotals

/** What a partner sees: totals, nothing about one person, and no group that is too small. */
export function TotalsReport({ className }: { className?: string }) {
  const words = product.totals
  return (
    <Frame
      claim="totals"
      title={words.title}
      caption="totals"
      className={className}
      panelClassName="text-ink"
    >
      <div className="grid gap-6 pt-5 pb-7">
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <Total title={words.joined} count={joined} />
          <Total title={words.sessions} count={sessions} />
        </dl>
        <div>
          <p className="text-label font-semibold">{words.languages}</p>
          <div aria-hidden="true" className="woven-rows mt-2.5">
            <div>
              {keysOf(languageClasses).map((lang) => (
                <span
                  key={lang}
                  className={classes(languageClasses[lang], 'cloth-said')}
                  style={{ flexGrow: languages[lang] }}
                />
              ))}
            </div>
          </div>
          <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-small">
            {keysOf(languageClasses).map((lang) => (
              <li key={lang} className={classes('language-thread', languageClasses[lang])}>
                {languageNames[lang]} {languages[lang]}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="text-label font-semibold">{words.faculties}</p>
          <ul className="mt-2">
            {keysOf(faculties).map((faculty) => (
              <li key={faculty} className="flex justify-between border-t border-line py-1.5">
                <span>{words.faculty[faculty]}</span> <span>{faculties[faculty]}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Frame>
  )
}

function Total({ title, count }: { title: string; count: number }) {
  return (
    <div>
      <dt className="text-label font-semibold">{title}</dt>
      <dd className="font-display text-figure-m">{count}</dd>
    </div>
  )
}
