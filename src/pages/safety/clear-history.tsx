import type { ReactNode } from 'react'
import { clearHistory } from '#content/clear-history.ts'
import { browsers } from '#src/content/leaving.ts'
import { keysOf } from '#src/keys-of.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Section } from '#src/ui/section.tsx'

export function ClearHistory({ children }: { children: ReactNode }) {
  const { title, text, how, steps } = clearHistory
  const [link, limits] = text
  return (
    <Section
      id="leaving"
      title={title}
      titleClassName="md:col-span-5"
      className="gap-y-6 pt-0 max-md:pb-8"
    >
      <div className="grid gap-y-4 md:col-span-7 md:col-start-6">
        <p>{link}</p>
        <div className="rule-b">
          <Disclosure title={how} className="py-4">
            <p>{limits}</p>
            <dl className="grid gap-4 pt-4 pb-6 sm:grid-cols-2">
              {keysOf(browsers).map((browser) => (
                <div key={browser}>
                  <dt className="font-semibold">{browsers[browser]}</dt>
                  <dd className="mt-1 text-soft">{steps[browser]}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          {children}
        </div>
      </div>
    </Section>
  )
}
