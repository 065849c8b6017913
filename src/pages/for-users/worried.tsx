import { worried } from '#content/worried.ts'
import { waysToBegin } from '#src/content/quoted/worried.ts'
import { Section } from '#src/ui/section.tsx'

export function Worried() {
  const { title, lead, actions, begin, urgent, unsigned } = worried
  return (
    <Section id="worried" title={title} tone="tone-bandung-soft" className="gap-y-10">
      <p className="max-w-lead text-lead">{lead}</p>
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
        {actions.map((action) => (
          <li key={action.title} className="rule-t pt-4">
            <h3 className="font-display text-h3">{action.title}</h3>
            <p className="mt-2 max-w-lead">{action.text}</p>
          </li>
        ))}
      </ol>
      <div className="sm:col-span-2 md:col-span-7">
        <h3 className="text-h4 font-semibold">{begin}</h3>
        <ul className="mt-3 grid max-w-text gap-4 font-display text-voice">
          {waysToBegin.map(({ text, lang }) => (
            <li key={lang} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="sm:col-span-2 md:col-span-4 md:col-start-9">
        <h3 className="text-h4 font-semibold">{urgent.title}</h3>
        <p className="mt-3 max-w-lead">{urgent.text}</p>
        <p className="mt-3 max-w-lead">{urgent.law}</p>
      </div>
      <p className="text-small">{unsigned}</p>
    </Section>
  )
}
