import { forPartners } from '#content/for-partners.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'

/** On a phone each row has its time above what both sides do. */
export function Pilot() {
  const { title, text, columns, rows } = forPartners.pilot
  return (
    <Section title={title} tone="tone-green" titleClassName="md:col-span-8" className="gap-y-4">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-lead">
        <p>{text}</p>
        <StatusTag claim="pilots" />
      </div>
      <table className="mt-2 w-full border-collapse text-left max-md:block md:mt-6">
        <thead className="text-label max-md:block">
          <tr className={row}>
            <th scope="col" className="px-0 pb-2 font-semibold max-md:sr-only">
              {columns.when}
            </th>
            <th scope="col" className={heading}>
              {columns.ours}
            </th>
            <th scope="col" className={heading}>
              {columns.yours}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ when, ours, yours }) => (
            <tr key={when} className={`${row} rule-t`}>
              <th
                scope="row"
                className="px-0 align-baseline font-display text-h3 font-normal max-md:col-span-2 max-md:pt-4 md:w-1/4 md:py-5 md:pr-6"
              >
                {when}
              </th>
              <td className={cell}>{ours}</td>
              <td className={cell}>{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const row = 'max-md:grid max-md:grid-cols-2 max-md:gap-x-4'
const heading = 'px-0 pb-2 font-semibold md:pr-6'
const cell = 'px-0 align-baseline max-md:pt-1 max-md:pb-4 md:w-3/8 md:py-5 md:pr-6'
