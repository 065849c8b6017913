import { research } from '#content/research.ts'
import { Section } from '#src/ui/section.tsx'

export function Questions() {
  const { title, list, text } = research.questions
  return (
    <Section title={title} titleClassName="md:col-span-5" className="gap-y-8">
      <div className="md:col-span-7 md:col-start-6">
        <ol className="rule-b">
          {list.map((question) => (
            <li key={question} className="rule-t py-4 font-display text-ledger">
              {question}
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-text">{text}</p>
      </div>
    </Section>
  )
}
