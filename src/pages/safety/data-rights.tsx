import { safety } from '#content/safety.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Section } from '#src/ui/section.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'

/** What the law asks in a panel, and beside it what a person can do with their data. */
export function DataRights() {
  const { title, law, rights } = safety.privacy
  return (
    <Section title={title} titleClassName="md:col-span-9" className="gap-y-12">
      <div className="tone-pandan-soft p-7 md:col-span-5 md:p-11">
        <h3 className="font-display text-h3">{law.title}</h3>
        {law.text.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
        <StatusTag label={law.status} className="mt-4" />
        <p className="mt-8 border-t-[1.5px] border-ink pt-5 text-small">{law.scope}</p>
        <ActionButton action={law.action} variant="quiet" className="mt-3" />
      </div>
      <div className="md:col-span-6 md:col-start-7">
        <h3 className="font-display text-h3">{rights.title}</h3>
        <ul className="mt-6 border-t-[1.5px] border-ink">
          {rights.items.map((item) => (
            <li
              key={item.title}
              className="grid items-baseline gap-x-6 border-b-[1.5px] border-ink py-5 lg:grid-cols-2"
            >
              <h4 className="font-display text-ledger">{item.title}</h4>
              <p className="max-w-lead text-soft">{item.text}</p>
            </li>
          ))}
        </ul>
        <StatusTag label={rights.status} className="mt-4" />
      </div>
    </Section>
  )
}
