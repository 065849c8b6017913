import type { ReactNode } from 'react'
import type { ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { classes, type Tone } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { StatusTag } from './status-tag.tsx'

type TitledListProps = {
  title: string
  tone?: Tone
  threaded?: boolean
  children: ReactNode
}

export function TitledList({ title, tone, threaded = false, children }: TitledListProps) {
  return (
    <Section
      title={title}
      titleClassName="md:col-span-5"
      className={classes('gap-y-10', threaded && 'md:overflow-clip')}
      {...(tone ? { tone } : {})}
    >
      <ul
        className={classes(
          'grid gap-x-6 gap-y-10 sm:grid-cols-2 md:col-span-7 md:col-start-6',
          threaded &&
            '[--thread-room:3rem] max-md:overflow-clip max-md:pt-6 sm:[--thread-room:1.75rem]',
        )}
      >
        {children}
      </ul>
    </Section>
  )
}

type TitledItemProps = Card & {
  claim?: ClaimId
  /** Its classes give the thread's colour, and its place left of the title. */
  thread?: string
  children?: ReactNode
}

export function TitledItem({ title, text, claim, thread, children }: TitledItemProps) {
  return (
    <li className={thread && 'pl-(--thread-room)'}>
      <h3 className={classes('font-display text-h3', thread && 'thread-to', thread)}>{title}</h3>
      <p className="mt-2 text-soft">{text}</p>
      {claim ? <StatusTag claim={claim} className="mt-3" /> : null}
      {children}
    </li>
  )
}
