import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Block } from '#src/content/types.ts'
import { Section } from '#src/ui/section.tsx'
import { Prose } from './prose.tsx'

type DisclosuresProps = {
  title: string
  list: readonly { question: string; answer: readonly Block[] }[]
  children?: ReactNode
}

/** Questions between rules. Native disclosure: they open before and without scripts, and print open. */
export function Disclosures({ title, list, children }: DisclosuresProps) {
  return (
    <Section title={title} titleClassName="md:col-span-4" className="gap-y-8">
      <div className="md:col-span-8">
        <div className="rule-b">
          {list.map(({ question, answer }) => (
            <details key={question} className="group rule-t">
              <summary className="flex min-h-11 items-start justify-between gap-2 py-5 sm:gap-6">
                <h3 className="font-display text-h3">{question}</h3>
                {/* Open, it is a minus. */}
                <Plus strokeWidth={1.5} className="mt-1 shrink-0 group-open:[&>path+path]:hidden" />
              </summary>
              <div className="pb-7 text-soft">
                <Prose blocks={answer} />
              </div>
            </details>
          ))}
        </div>
        {children}
      </div>
    </Section>
  )
}
