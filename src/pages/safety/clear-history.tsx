import { clearHistory } from '#content/clear-history.ts'
import { keysOf } from '#src/keys-of.ts'
import { browsers } from '#src/content/leaving.ts'
import { Section } from '#src/ui/section.tsx'

/** What the link in the top row does and cannot do, and how to clear what it leaves behind. */
export function ClearHistory() {
  const { title, text, steps } = clearHistory
  return (
    <Section id="leaving" title={title} titleClassName="md:col-span-5">
      <div className="grid gap-y-4 md:col-span-7 md:col-start-6">
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
        <dl className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2">
          {keysOf(browsers).map((browser) => (
            <div key={browser}>
              <dt className="font-display text-h3">{browsers[browser]}</dt>
              <dd className="mt-2 text-soft">{steps[browser]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
