import { research } from '#content/research.ts'
import { Section } from '#src/ui/section.tsx'

export function Questions() {
  const { title, list, text } = research.questions
  return (
    <Section title={title} titleClassName="md:col-span-8" className="gap-y-8">
      <ol className="grid gap-x-6 gap-y-6 md:grid-cols-3">
        {list.map((question) => (
          <li key={question} className="rule-t pt-4 font-display text-ledger text-balance">
            {question}
          </li>
        ))}
      </ol>
      <p className="max-w-brief md:col-span-7">{text}</p>
    </Section>
  )
}
