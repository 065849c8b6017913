import { Plus } from 'lucide-react'
import { factSheet } from '#content/fact-sheet.ts'
import { language } from '#content/language.ts'
import { facts, numberedSources, type Fact } from '#src/content/fact-sheet.ts'
import { addressIn } from '#src/languages.ts'
import { Section } from '#src/ui/section.tsx'

const words = factSheet

export function FactSheet() {
  return (
    <Section
      id="fact-sheet"
      title={words.title}
      tone="tone-surface"
      titleClassName="md:col-span-5"
      className="break-before-page"
    >
      <div className="md:col-span-6 md:col-start-7">
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
      <ul className="mt-10 rule-t">
        {facts.map((fact) => (
          <Row key={fact.id} fact={fact} />
        ))}
      </ul>
      <details className="group py-4 text-small">
        <summary className="flex items-center justify-between gap-3">
          <h3 className="text-h4 font-semibold">{words.sources}</h3>
          <Plus strokeWidth={1.5} className="group-open:[&>path+path]:hidden" />
        </summary>
        <ol className="mt-3 grid list-decimal gap-x-12 gap-y-2 pl-5 sm:grid-cols-2">
          {numberedSources.map(({ id, number, name }) => (
            <li key={id} id={`source-${number}`} className="max-w-measure">
              {name}
            </li>
          ))}
        </ol>
      </details>
    </Section>
  )
}

/** The figure is there at once; on a phone a press on its row opens what it does not mean. */
function Row({ fact }: { fact: Fact }) {
  const { figure, wording, doesNotMean, newer, cite } = fact
  return (
    <li className="relative grid gap-x-6 border-b border-line py-4 md:grid-cols-12">
      <p className="pr-8 md:col-span-4">
        <span className="font-display text-ledger">{figure}</span>
        {` ${wording}`}
      </p>
      <details className="group folds-on-phones text-small md:col-span-8">
        <summary className="absolute inset-x-0 top-0 flex h-19 items-center justify-end">
          <span className="sr-only">{`${words.more}: ${figure}`}</span>
          {/* Open, it is a minus. */}
          <Plus strokeWidth={1.5} className="group-open:[&>path+path]:hidden" />
        </summary>
        <dl className="grid gap-x-6 gap-y-2 pt-3 md:grid-cols-3">
          <Note term={words.doesNotMean} text={doesNotMean} />
          {newer ? <Note term={words.newer} text={newer} /> : null}
          <Note term={words.cite} text={cite} />
        </dl>
      </details>
    </li>
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
