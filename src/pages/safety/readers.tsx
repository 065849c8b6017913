import { whoReads } from '#content/who-reads.ts'
import { keysOf } from '#src/content/keys-of.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'

const { title, ends, columns, rows, trials } = whoReads.readers

// On a phone a row's cells stand one below the other, beside its reader: a row wraps blocks in one cell.
const stacked = 'block py-1 first-of-type:pt-4 last:pb-4 md:table-cell md:py-5 md:pr-6'

export function Readers() {
  return (
    <Section title={title} titleClassName="md:col-span-6" className="gap-y-10">
      <div className="grid gap-4 md:col-span-6 md:col-start-7">
        {ends.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
      </div>
      <table aria-label={title} className="w-full border-collapse text-left align-baseline">
        <thead className="text-label">
          <tr className="align-baseline">
            {keysOf(columns).map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'reader' ? 'py-1 md:py-5' : stacked}
              >
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.reader} className="break-inside-avoid rule-t align-baseline">
              <th
                scope="row"
                className="py-4 pr-4 font-semibold max-md:w-[32%] max-[24rem]:block max-[24rem]:w-full max-[24rem]:pb-0 md:w-[22vw] md:py-5 md:pr-6 md:font-display md:text-h3 md:font-normal"
              >
                {row.reader}
              </th>
              <td className={stacked}>{row.sees}</td>
              <td className={stacked}>{row.when}</td>
              <td className={`${stacked} md:w-[14vw]`}>
                <StatusTag claim={row.claim} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-measure text-small">{trials}</p>
    </Section>
  )
}
