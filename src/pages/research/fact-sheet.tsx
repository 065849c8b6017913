import { factSheet } from '#content/fact-sheet.ts'
import { figureTexts } from '#content/figures.ts'
import { publishers } from '#content/publishers.ts'
import { figureNotes, figureWordings, sourceNames } from '#content/sources.ts'
import { type FactRowId, factRows, type FigureId, numberOf, sources } from '#src/content/facts.ts'
import { punctuation } from '#src/content/punctuation.ts'
import { keysOf } from '#src/keys-of.ts'
import { DisclosureIcon, SmallDisclosure } from '#src/sections/disclosures.tsx'
import { figureSaid, FigureText } from '#src/sections/figures.tsx'

const words = factSheet
const { colon, listComma } = punctuation

export function FactSheet() {
  return (
    <section className="tone-surface print:break-before-page">
      <div className="page-grid py-section">
        <details id="fact-sheet">
          <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-3 rule-b pb-6 md:grid-cols-[1fr_1fr_auto]">
            <h2 className="font-display text-h2">{words.title}</h2>
            <span className="max-w-lead text-lead max-md:row-start-2">{words.text}</span>
            <DisclosureIcon className="self-center max-md:row-span-2 max-md:row-start-1" />
          </summary>
          <ul>
            {keysOf(factRows).map((id) => (
              <Row key={id} id={id} />
            ))}
          </ul>
        </details>
        <SmallDisclosure title={words.sources}>
          <ol className="grid list-decimal gap-x-6 gap-y-2 pb-4 pl-5 sm:grid-cols-2">
            {keysOf(sources).map((id) => (
              <li key={id} id={`source-${numberOf(id)}`} className="max-w-measure">
                {sourceNames[id]}
              </li>
            ))}
          </ol>
        </SmallDisclosure>
      </div>
    </section>
  )
}

type FigureNote = { doesNotMean: string; newer?: string; cite: string }

/** On a phone a tap on the row opens the limits of its figures, and where a browser cannot force them open. */
function Row({ id }: { id: FactRowId }) {
  const { figures, cited } = factRows[id]
  const note: FigureNote = figureNotes[id]
  const { year } = sources[cited]
  // The line to cite from a range of years names its own year, and our own estimate has none.
  const source = typeof year === 'number' ? `${publishers[cited]} ${year}` : publishers[cited]
  return (
    <li className="relative grid gap-x-6 border-b border-line py-4 md:grid-cols-12">
      <div className="pr-8 md:col-span-4">
        {figures.map((figure) => (
          <Wording key={figure} id={figure} />
        ))}
      </div>
      <details className="always-open-md text-small md:col-span-8">
        <summary className="absolute inset-x-0 top-0 flex h-19 items-center justify-end md:supports-[selector(::details-content)]:hidden">
          <span className="sr-only">
            {words.more + colon + figures.map(figureSaid).join(listComma)}
          </span>
          <DisclosureIcon />
        </summary>
        <dl className="grid gap-x-6 gap-y-2 pt-3 md:grid-cols-3">
          <Note term={words.doesNotMean} text={note.doesNotMean} />
          {note.newer ? <Note term={words.newer} text={note.newer} /> : null}
          <Note term={words.cite} text={year ? words.cited(note.cite, source) : note.cite} />
        </dl>
      </details>
    </li>
  )
}

/** The figure stands large in its sentence. */
function Wording({ id }: { id: FigureId }) {
  const [before, after] = figureWordings[id].split(figureTexts[id])
  return (
    <p className="not-first:mt-2 first-letter:uppercase">
      {before}
      <span className="font-display text-ledger">
        <FigureText of={id} />
      </span>
      {after}
    </p>
  )
}

function Note({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
