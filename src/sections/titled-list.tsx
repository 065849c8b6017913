import type { ClaimId } from '#src/content/register.ts'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { StatusTag } from './status-tag.tsx'

export type TitledListProps = {
  title: string
  tone?: Tone
  items: readonly { title: string; text: string; claim?: ClaimId }[]
  /** The colour of the thread that leads to each item, and how far left of its title it comes down. */
  threads?: readonly string[]
}

export function TitledList({ title, tone, items, threads }: TitledListProps) {
  return (
    <Section
      title={title}
      titleClassName="md:col-span-5"
      className={classes('gap-y-10', threads && 'md:overflow-clip')}
      {...(tone ? { tone } : {})}
    >
      <ul
        className={classes(
          'grid gap-x-6 gap-y-10 sm:grid-cols-2 md:col-span-7 md:col-start-6',
          threads &&
            '[--thread-room:3rem] max-md:overflow-clip max-md:pt-6 sm:[--thread-room:1.75rem]',
        )}
      >
        {items.map((item, index) => (
          <li key={item.title} className={threads && 'pl-(--thread-room)'}>
            <h3
              className={classes('font-display text-h3', threads && 'thread-to', threads?.[index])}
            >
              {item.title}
            </h3>
            <p className="mt-2 text-soft">{item.text}</p>
            {item.claim ? <StatusTag claim={item.claim} className="mt-3" /> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
