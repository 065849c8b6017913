import { Minus, Plus } from 'lucide-react'
import { contact } from '#content/contact.ts'
import { Prose } from '#src/ui/prose.tsx'

/** Three questions between rules. Native disclosure: they open before and without scripts. */
export function Questions() {
  const { title, list } = contact.questions
  return (
    <section aria-labelledby="questions">
      <div className="page-grid gap-y-8 pb-section">
        <h2 id="questions" className="font-display text-h2 md:col-span-4">
          {title}
        </h2>
        <div className="border-b-[1.5px] border-ink md:col-span-8">
          {list.map(({ question, answer }) => (
            <details key={question} className="group border-t-[1.5px] border-ink">
              <summary className="flex min-h-11 items-start justify-between gap-6 py-5">
                <h3 className="font-display text-h3">{question}</h3>
                <Plus
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="mt-1 shrink-0 group-open:hidden"
                />
                <Minus
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="mt-1 hidden shrink-0 group-open:block"
                />
              </summary>
              <div className="pb-7 text-soft">
                <Prose blocks={answer} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
