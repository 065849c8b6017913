import type { ReactNode } from 'react'
import type { Card } from '#src/content/types.ts'
import { Sentence } from './prose.tsx'
import { Section } from '#src/ui/section.tsx'

/** A section of benefits, each below a line that draws what it says. */
export function DrawnBenefits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} className="gap-y-5 md:gap-y-12">
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:gap-y-12 xl:grid-cols-4">{children}</ul>
    </Section>
  )
}

type BenefitProps = Card & { line: ReactNode; children?: ReactNode }

/** One of `DrawnBenefits`. */
export function DrawnBenefit({ title, text, line, children }: BenefitProps) {
  return (
    <li>
      <div data-prints className="flex h-4 items-center">
        {line}
      </div>
      <h3 className="mt-2 font-display text-kept md:mt-3 md:text-h3">{title}</h3>
      <p className="mt-1 max-w-text text-soft md:mt-2">
        <Sentence text={text} />
      </p>
      {children}
    </li>
  )
}

/** The line of what stays inside a border. */
export function WovenBorder() {
  return <div aria-hidden="true" className="woven-border min-h-3 w-full [--weft:90deg]!" />
}
