import type { ReactNode } from 'react'
import { factSheet } from '#content/fact-sheet.ts'
import { language } from '#content/language.ts'
import { Link } from '#src/ui/link.tsx'
import { facts, numberedSources } from '#src/content/fact-sheet.ts'
import { addressIn } from '#src/languages.ts'
import { paths } from '#src/paths.ts'
import { Section } from '#src/ui/section.tsx'
import { LedgerTable } from '#src/sections/ledger-table.tsx'

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
      <LedgerTable
        label={words.title}
        columns={words.columns}
        className="mt-10 text-small [--first:25%]"
      >
        {facts.map(({ id, figure, wording, doesNotMean, newer, cite }) => (
          <tr key={id}>
            <th scope="row">
              <span className="block font-display text-ledger">{figure}</span>
              {` ${wording}`}
            </th>
            <td>{doesNotMean}</td>
            <td>
              <b>{words.columns.newer}</b>
              {` ${newer ?? words.nothingNewer}`}
            </td>
            <td>
              <b>{words.columns.cite}</b>
              {` ${cite}`}
            </td>
          </tr>
        ))}
      </LedgerTable>
      <Notes />
    </Section>
  )
}

function Notes() {
  const { ratios, reporting, press, sources } = words
  return (
    <div className="mt-12 grid gap-x-6 gap-y-10 text-small sm:grid-cols-2 lg:grid-cols-4">
      <Note title={sources}>
        <ol className="mt-3 grid max-w-text list-decimal gap-2 pl-5">
          {numberedSources.map(({ id, number, name }) => (
            <li key={id} id={`source-${number}`}>
              {name}
            </li>
          ))}
        </ol>
      </Note>
      <Note title={ratios.title} text={[ratios.text]} />
      <Note {...reporting} />
      <Note title={press.title} text={[press.text]}>
        <Link to={paths.contact} className="link-underline mt-1 inline-block py-2">
          {press.action}
        </Link>
      </Note>
    </div>
  )
}

type NoteProps = { title: string; text?: readonly string[]; children?: ReactNode }

function Note({ title, text = [], children }: NoteProps) {
  return (
    <div>
      <h3 className="text-h4 font-semibold">{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {children}
    </div>
  )
}
