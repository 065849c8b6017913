import { Link } from '#src/ui/link.tsx'
import { factSheet } from '#content/fact-sheet.ts'
import { language } from '#content/language.ts'
import { facts, numberedSources } from '#src/content/fact-sheet.ts'
import { keysOf } from '#src/content/keys-of.ts'
import { addressIn } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { Section } from '#src/ui/section.tsx'

const words = factSheet

/** All figures with what they do not mean, to read, print, take along and cite. */
export function FactSheet() {
  return (
    <Section
      id="fact-sheet"
      title={words.title}
      tone="tone-surface"
      titleClassName="md:col-span-5"
      className="break-before-page"
    >
      <div className="mt-4 md:col-span-6 md:col-start-7 md:mt-0">
        <p className="max-w-lead text-lead">{words.text}</p>
        <p className="mt-3 flex flex-wrap gap-x-6" data-print="hide">
          <a href={addressIn(language, '/figures.csv')} download className="link-underline py-2">
            {words.downloads.csv}
          </a>
          <a href={addressIn(language, '/figures.json')} download className="link-underline py-2">
            {words.downloads.json}
          </a>
        </p>
      </div>
      <table aria-label={words.title} className="ledger-table mt-10 text-small">
        <thead>
          <tr>
            {keysOf(words.columns).map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ id, figure, wording, doesNotMean, newer, cite }) => (
            <tr key={id}>
              <th scope="row">
                <span className="block font-display text-ledger">{figure}</span>
                {` ${wording}`}
              </th>
              <td>{doesNotMean}</td>
              <td>
                <Label words={words.columns.newer} />
                {` ${newer ?? words.nothingNewer}`}
              </td>
              <td>
                <Label words={words.columns.cite} />
                {` ${cite}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes />
    </Section>
  )
}

/** On a phone the column's name stands in the row. */
function Label({ words: label }: { words: string }) {
  return <b className="block md:hidden">{label}</b>
}

function Notes() {
  const { ratios, reporting, press, sources } = words
  return (
    <div className="mt-12 grid gap-x-6 gap-y-10 text-small md:grid-cols-2 lg:grid-cols-4">
      <div>
        <h3 className="text-h4 font-semibold">{sources}</h3>
        <ol className="mt-3 grid max-w-text list-decimal gap-2 pl-5">
          {numberedSources.map(({ id, number, name }) => (
            <li key={id} id={`source-${number}`}>
              {name}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="text-h4 font-semibold">{ratios.title}</h3>
        <p className="mt-3">{ratios.text}</p>
      </div>
      <div>
        <h3 className="text-h4 font-semibold">{reporting.title}</h3>
        {reporting.text.map((rule) => (
          <p key={rule} className="mt-3">
            {rule}
          </p>
        ))}
      </div>
      <div>
        <h3 className="text-h4 font-semibold">{press.title}</h3>
        <p className="mt-3">{press.text}</p>
        <Link to={paths.contact} className="link-underline mt-1 inline-block py-2">
          {press.action}
        </Link>
      </div>
    </div>
  )
}
