import type { ClaimId } from '#src/content/register.ts'
import { Section } from '#src/ui/section.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { StatusTag } from './status-tag.tsx'

export type TitledListProps = {
  title: string
  tone?: Tone
  items: readonly { title: string; text: string; claim?: ClaimId }[]
}

/** A heading at the left and, two by two without boxes, what it names at the right. */
export function TitledList({ title, tone, items }: TitledListProps) {
  return (
    <Section
      title={title}
      titleClassName="md:col-span-4"
      className="gap-y-10"
      {...(tone ? { tone } : {})}
    >
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:col-span-7 md:col-start-6">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="font-display text-h3">{item.title}</h3>
            <p className="mt-2 text-soft">{item.text}</p>
            {item.claim ? <StatusTag claim={item.claim} className="mt-3" /> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
