import { whoReads } from '#content/who-reads.ts'
import { LedgerTable } from '#src/sections/ledger-table.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'

const { title, ends, columns, rows, trials } = whoReads.readers

export function Readers() {
  return (
    <Section title={title} titleClassName="md:col-span-6" className="gap-y-10">
      <div className="grid gap-x-6 gap-y-4 sm:max-md:grid-cols-2 md:col-span-6 md:col-start-7">
        {ends.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
      </div>
      <LedgerTable label={title} columns={columns} className="[--first:24%]">
        {rows.map((row) => (
          <tr key={row.reader}>
            <th scope="row" className="font-display text-h3">
              {row.reader}
            </th>
            <td>{row.sees}</td>
            <td>{row.when}</td>
            <td className="w-38">
              <StatusTag claim={row.claim} />
            </td>
          </tr>
        ))}
      </LedgerTable>
      <p className="max-w-measure text-small">{trials}</p>
    </Section>
  )
}
