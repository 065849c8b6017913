import { whoReads } from '#content/who-reads.ts'
import { keysOf } from '#src/keys-of.ts'
import { Section } from '#src/ui/section.tsx'

const { title, text, rows, trials } = whoReads.readers

/** Who reads, and what each of them gets. */
export function Readers() {
  return (
    <Section id="readers" title={title} titleClassName="md:col-span-6" className="gap-y-8">
      <div className="grid gap-y-4 md:col-span-6 md:col-start-7">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className="rule-b">
        {keysOf(rows).map((id) => (
          <li key={id} className="page-grid! px-0! rule-t py-4">
            <h3 className="font-display text-h3 md:col-span-4">{rows[id].reader}</h3>
            <p className="text-small md:col-span-8">{rows[id].gets}</p>
          </li>
        ))}
      </ul>
      <p className="text-small text-soft">{trials}</p>
    </Section>
  )
}
