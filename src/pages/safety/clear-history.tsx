import { clearHistory } from '#content/clear-history.ts'
import { keysOf } from '#src/keys-of.ts'
import { browsers } from '#src/content/leaving.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Section } from '#src/ui/section.tsx'
import { Accessibility } from './accessibility.tsx'

/** What the link in the top row does and cannot do; folded, how to clear what it leaves behind. */
export function ClearHistory() {
  const { title, text, how, steps } = clearHistory
  return (
    <Section id="leaving" title={title} titleClassName="md:col-span-5" className="gap-y-6">
      <div className="grid gap-y-4 md:col-span-7 md:col-start-6">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className="mt-4 rule-b">
          <Disclosure title={how} className="py-5">
            <dl className="grid gap-6 pb-7 sm:grid-cols-2">
              {keysOf(browsers).map((browser) => (
                <div key={browser}>
                  <dt className="font-semibold">{browsers[browser]}</dt>
                  <dd className="mt-1 text-soft">{steps[browser]}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          <Accessibility />
        </div>
      </div>
    </Section>
  )
}
