import { safety } from '#content/safety.ts'
import { contact } from '#src/content/facts.ts'
import { ActionButton } from '#src/ui/action-button.tsx'
import { Section } from '#src/ui/section.tsx'

/** The accessibility statement: what is aimed at, whom to tell, how it is tested, what is missing. */
export function Accessibility() {
  const { title, statement, standard, items, contact: write } = safety.accessibility
  return (
    <Section
      id="accessibility"
      title={title}
      titleClassName="border-t-[1.5px] border-ink pt-10"
      className="gap-y-6 pt-0"
    >
      <p className="max-w-[18em] font-display text-ledger text-balance md:col-span-8 md:col-start-5">
        {statement}
      </p>
      <p className="max-w-measure text-balance md:col-span-8 md:col-start-5 md:mb-8">{standard}</p>
      <div className="max-w-measure md:col-span-3">
        <h3 className="text-h4 font-semibold">{write.title}</h3>
        <p className="mt-2 text-soft">{write.text}</p>
        <ActionButton
          action={{ kind: 'mail', label: contact.support, email: contact.support }}
          variant="quiet"
          className="mt-3"
        />
      </div>
      {items.map((item) => (
        <div key={item.title} className="max-w-measure md:col-span-4 md:nth-5:col-start-5">
          <h3 className="text-h4 font-semibold">{item.title}</h3>
          <p className="mt-2 text-soft">{item.text}</p>
        </div>
      ))}
    </Section>
  )
}
