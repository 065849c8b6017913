import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Block } from '#src/content/types.ts'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Prose } from './prose.tsx'

type DisclosuresProps = {
  title: string
  list: readonly { question: string; answer: readonly Block[] }[]
}

export function Disclosures({ title, list }: DisclosuresProps) {
  return (
    <Section title={title} titleClassName="md:col-span-4" className="gap-y-5">
      <div className="rule-b md:col-span-8">
        {list.map(({ question, answer }) => (
          <Disclosure key={question} title={question} className="py-3.5 md:py-5">
            <div className="pb-7 text-soft">
              <Prose blocks={answer} />
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}

type DisclosureProps = {
  title: string
  heading?: 'h2' | 'h3'
  startsOpen?: boolean
  className: string
  children: ReactNode
}

/** A native disclosure, which opens without scripts and prints open. */
export function Disclosure({
  title,
  heading: Heading = 'h3',
  startsOpen,
  className,
  children,
}: DisclosureProps) {
  return (
    <details open={startsOpen} className="rule-t">
      <summary className={`flex min-h-11 items-start justify-between gap-2 sm:gap-6 ${className}`}>
        <Heading className="font-display text-h3">{unbroken(title)}</Heading>
        <DisclosureIcon className="mt-1" />
      </summary>
      {children}
    </details>
  )
}

type SmallDisclosureProps = { title: string; className?: string; children: ReactNode }

/** A disclosure in small print. */
export function SmallDisclosure({ title, className, children }: SmallDisclosureProps) {
  return (
    <details className={classes('text-small', className)}>
      <summary className="flex items-center justify-between gap-3 py-4">
        <h3 className="text-h4 font-semibold">{unbroken(title)}</h3>
        <DisclosureIcon />
      </summary>
      {children}
    </details>
  )
}

/** A plus; hides its vertical stroke (Lucide's second path) while open. */
export function DisclosureIcon({ className }: { className?: string }) {
  return (
    <Plus
      strokeWidth={1.5}
      className={classes('shrink-0 [[open]>summary>&>path+path]:hidden', className)}
    />
  )
}
