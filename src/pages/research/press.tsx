import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { factSheet } from '#content/fact-sheet.ts'
import { OpenSign } from '#src/sections/disclosures.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

export function Press() {
  const { title, quote, text, action, subject } = factSheet.press
  return (
    <Section
      id="press"
      title={title}
      tone="tone-telang-soft"
      titleClassName="md:col-span-4"
      className="gap-y-8"
    >
      <div className="md:col-span-8">
        <blockquote className="text-lead">{quote}</blockquote>
        <p className="mt-4 max-w-text">{text}</p>
        <p className="mt-5">
          <ButtonLink to={paths.contact} subject={subject} variant="secondary">
            {action}
          </ButtonLink>
        </p>
        <Reporting />
      </div>
    </Section>
  )
}

function Reporting() {
  const { title, text } = factSheet.reporting
  return (
    <details className="group mt-8 rule-t text-small">
      <summary className="flex items-center justify-between gap-3 py-4">
        <h3 className="text-h4 font-semibold">{unbroken(title)}</h3>
        <OpenSign />
      </summary>
      {text.map((paragraph) => (
        <p key={paragraph} className="max-w-text pb-4">
          {unbroken(paragraph)}
        </p>
      ))}
    </details>
  )
}
