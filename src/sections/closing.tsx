import type { ComponentProps } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'

type ClosingProps = ComponentProps<typeof Section> & { text?: string; wordsClassName?: string }

/** The last section of a page: what to do next. The children are links and buttons. */
export function Closing({ text, wordsClassName, className, children, ...section }: ClosingProps) {
  return (
    <Section {...section} className={classes('gap-y-3 md:gap-y-5', className)}>
      <div className={wordsClassName}>
        {text ? <p className="mb-4 max-w-lead text-lead md:mb-6">{text}</p> : null}
        <div className="flex flex-wrap items-center gap-3">{children}</div>
      </div>
    </Section>
  )
}
