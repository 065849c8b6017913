import { type ReactNode, useState } from 'react'
import { languageNames } from '#content/language-names.ts'
import { product } from '#content/product.ts'
import {
  exampleTotals,
  type Totals,
  totalsByLanguage,
} from '#src/content/facts/product-examples.ts'
import { type SpokenLanguage, spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { useShownChoice } from '#src/ui/shown-choice.ts'
import { SessionSwatch, Spine } from '#src/weave/cloth/object-cloths.tsx'
import { languageClasses } from '#src/sections/spoken-languages.tsx'

const { faculties } = exampleTotals
const largestFaculty = Math.max(...Object.values(faculties))

type TotalsReportProps = {
  className?: string
  /** Below the words about groups that are too small. */
  children?: ReactNode
}

/**
 * What a partner sees: totals, nothing about one person, and no group that is too small. A language that is
 * pointed at or pressed shows its own part of every total, which a screen reader reads out.
 */
export function TotalsReport({ className, children }: TotalsReportProps) {
  const words = product.totals
  const choice = useShownChoice<SpokenLanguage>()
  const { shown } = choice
  const {
    joined,
    sessions,
    faculties: parts,
  }: Totals = shown ? totalsByLanguage[shown] : exampleTotals
  return (
    <figure className={classes('scroll-timeline', className)}>
      <div className="paper bound-sheets grid grid-cols-1 gap-4 py-6 pr-5 pl-12 sm:pr-8 sm:pl-15 md:gap-5 md:py-7">
        <Spine />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <p className="font-display text-kept text-balance sm:pb-1.5 md:text-ledger">
            {words.title}
          </p>
          <dl
            aria-live="polite"
            aria-atomic="true"
            className="flex flex-wrap gap-x-4 gap-y-4 sm:gap-x-12"
          >
            <Total title={words.joined} count={joined} />
            <Total title={words.sessions} count={sessions} />
          </dl>
        </div>
        <Languages {...choice} />
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          <p className="text-label font-semibold sm:col-span-full">{words.faculties}</p>
          <ul
            aria-live="polite"
            aria-atomic="true"
            className="grid items-end gap-x-6 gap-y-3 sm:col-span-2 sm:grid-cols-2"
          >
            {keysOf(faculties).map((faculty) => (
              <li key={faculty} className="text-small">
                {words.faculty[faculty] +
                  (parts[faculty] ? ` ${parts[faculty]}` : punctuation.colon + words.leftOut)}
                <div
                  className={classes(
                    'people-track',
                    !parts[faculty] && 'outline-1 -outline-offset-1 outline-dashed',
                  )}
                  style={{ width: `${(100 * faculties[faculty]) / largestFaculty}%` }}
                >
                  <div
                    className={classes('people-bar', shown && languageClasses[shown])}
                    style={{ width: `${(100 * (parts[faculty] ?? 0)) / faculties[faculty]}%` }}
                  />
                </div>
              </li>
            ))}
          </ul>
          <p className="max-w-none text-small text-pretty max-lg:mt-2 max-lg:col-span-full">
            {words.tooSmall}
          </p>
        </div>
        {children}
      </div>
      <figcaption className="mt-7 px-5 text-small sm:px-0">{product.caption.totals}</figcaption>
    </figure>
  )
}

type LanguagesProps = ReturnType<typeof useShownChoice<SpokenLanguage>>

/**
 * A language that is shown leaves the yarn of the others pale, and the cloth is whole from then on: half
 * woven, it might have none of that language yet.
 */
function Languages({ shown, propsOf }: LanguagesProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (shown && !isWhole) setIsWhole(true)
  const cloth = {
    isWhole,
    sessions: spokenLanguages.map(
      (lang) =>
        [
          totalsByLanguage[lang].sessions,
          classes(languageClasses[lang], shown && shown !== lang && 'opacity-15'),
        ] as const,
    ),
  }
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-label font-semibold">{product.totals.languages}</p>
        <ul className="flex flex-wrap gap-x-3 phone:max-sm:grid phone:max-sm:grid-cols-[repeat(3,auto)] sm:gap-x-4 md:gap-x-6 max-sm:[&:lang(ta)]:text-[0.875rem]">
          <li>
            <button {...propsOf()} className="language-thread min-h-11">
              {product.totals.all} {exampleTotals.sessions}
            </button>
          </li>
          {spokenLanguages.map((lang) => (
            <li key={lang}>
              <button
                {...propsOf(lang)}
                className={classes('language-thread min-h-11', languageClasses[lang])}
              >
                {languageNames[lang]} {totalsByLanguage[lang].sessions}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <SessionSwatch {...cloth} columns={40} className="sm:hidden" />
      <SessionSwatch {...cloth} columns={64} className="max-sm:hidden" />
    </div>
  )
}

function Total({ title, count }: { title: string; count: number }) {
  return (
    <div className="flex max-w-44 flex-[1_1_6rem] flex-col justify-end sm:max-w-none sm:flex-none">
      <dt className="text-label font-semibold">{title}</dt>
      <dd className="font-display text-figure-m">{count}</dd>
    </div>
  )
}
