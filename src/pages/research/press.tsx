import { Plus } from 'lucide-react'
import { factSheet } from '#content/fact-sheet.ts'
import { EnquiryButton } from '#src/forms/contact/enquiry-button.tsx'
import { Section } from '#src/ui/section.tsx'

/** For journalists: words to quote, somebody to write to, and how to write about suicide. */
export function Press() {
  const { title, quote, text, action, subject } = factSheet.press
  const { reporting, ratios } = factSheet
  return (
    <Section
      id="press"
      title={title}
      tone="tone-telang-soft"
      titleClassName="md:col-span-4"
      className="gap-y-8"
    >
      <div className="md:col-span-8">
        <blockquote className="max-w-wide text-lead">{quote}</blockquote>
        <p className="mt-6 max-w-text">{text}</p>
        <p className="mt-5">
          <EnquiryButton words={{ label: action, subject }} variant="secondary" />
        </p>
      </div>
      <div className="grid gap-x-6 text-small sm:grid-cols-2 md:col-span-8 md:col-start-5">
        <Note {...reporting} />
        <Note title={ratios.title} text={[ratios.text]} />
      </div>
    </Section>
  )
}

function Note({ title, text }: { title: string; text: readonly string[] }) {
  return (
    <details className="group border-t border-line py-4">
      <summary className="flex items-center justify-between gap-3">
        <h3 className="text-h4 font-semibold">{title}</h3>
        <Plus strokeWidth={1.5} className="shrink-0 group-open:[&>path+path]:hidden" />
      </summary>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </details>
  )
}
