import { Link } from 'react-router-dom'
import { factSheet } from '#content/fact-sheet.ts'
import { statisticTexts } from '#content/statistics.ts'
import { publishers } from '#content/publishers.ts'
import { statisticNotes, statisticWordings, sourceNames } from '#content/sources.ts'
import {
  type FactRowId,
  factRows,
  numberOf,
  type SourceId,
  type WordedStatisticId,
} from '#src/content/facts/statistics.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { DisclosureIcon, SmallDisclosure } from '#src/sections/disclosures.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { StatisticText } from '#src/sections/statistics.tsx'

const words = factSheet

export function FactSheet() {
  return (
    <section className="tone-plain">
      <div className="page-grid py-8 md:py-10">
        <details id="fact-sheet">
          <summary className="flex items-center justify-between gap-6 rule-b pb-4">
            <h2 className="font-display text-ledger">{words.title}</h2>
            <DisclosureIcon />
          </summary>
          <ul>
            {keysOf(factRows).map((id) => (
              <Row key={id} id={id} />
            ))}
          </ul>
        </details>
        <SmallDisclosure title={words.sources}>
          <ol className="grid list-decimal gap-x-6 gap-y-2 pb-4 pl-5 sm:grid-cols-2">
            {keysOf(sourceNames).map((id) => (
              <li key={id} id={anchorOf(id)} className="max-w-measure">
                {sourceNames[id]}
              </li>
            ))}
          </ol>
        </SmallDisclosure>
      </div>
    </section>
  )
}

function anchorOf(source: SourceId): string {
  return `source-${numberOf(source)}`
}

function isPublished(source: SourceId): source is keyof typeof sourceNames {
  return source in sourceNames
}

/** An estimate has no publication in the list of sources: its row is what its links lead to. */
function Row({ id }: { id: FactRowId }) {
  const { statistics, sources } = factRows[id]
  const { is, isNot } = statisticNotes[id]
  const own = sources.find((source) => !isPublished(source))
  const published = sources.filter(isPublished)
  return (
    <li
      id={own && anchorOf(own)}
      className="grid gap-x-6 gap-y-3 border-b border-line py-5 md:grid-cols-12"
    >
      <div className="md:col-span-4">
        {statistics.map((figure) => (
          <Wording key={figure} id={figure} />
        ))}
      </div>
      <dl className="grid gap-x-6 gap-y-2 md:col-span-8 md:grid-cols-8 print:grid-cols-8">
        <div className="md:col-span-4 print:col-span-4">
          <dt className="font-semibold">{words.is}</dt>
          <dd className="wrap-anywhere">
            <Sentence text={is} />
          </dd>
        </div>
        {published.length > 0 ? (
          <div>
            <dt className="font-semibold">{words.source}</dt>
            <dd className="-mx-2 flex">
              {published.map((source) => (
                <SourceNumber key={source} of={source} />
              ))}
            </dd>
          </div>
        ) : null}
        <div className="md:col-span-3 md:col-start-6 print:col-span-3 print:col-start-6">
          <dt className="font-semibold">{words.isNot}</dt>
          <dd>{isNot}</dd>
        </div>
      </dl>
    </li>
  )
}

function SourceNumber({ of: source }: { of: SourceId }) {
  return (
    <Link
      to={`${paths.research}#${anchorOf(source)}`}
      className="inline-block min-w-6 px-2 py-1 text-center link-underline decoration-dotted"
    >
      {numberOf(source)}
      <span className="sr-only">{punctuation.comma + publishers[source]}</span>
    </Link>
  )
}

/** The figure stands large in its sentence. */
function Wording({ id }: { id: WordedStatisticId }) {
  const [before, after] = statisticWordings[id].split(statisticTexts[id])
  return (
    <p className="not-first:mt-2 first-letter:uppercase">
      {before}
      <span className="font-display text-ledger">
        <StatisticText of={id} />
      </span>
      {after}
    </p>
  )
}
