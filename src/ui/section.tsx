import type { ReactNode } from 'react'
import type { Tone } from '#src/palette.ts'
import { classes } from './classes.ts'

type SectionProps = {
  title: string
  tone?: Tone
  id?: string
  /** `text-h1` for what a page is read for, `text-ledger` for what few look for. */
  titleSize?: 'text-h2' | 'text-ledger'
  titleClassName?: string
  className?: string
  children: ReactNode
}

export function Section(props: SectionProps) {
  const {
    title,
    tone = 'tone-plain',
    id,
    titleSize = 'text-h2',
    titleClassName,
    className,
    children,
  } = props
  return (
    <section id={id} className={tone}>
      <div className={classes('page-grid py-section', className)}>
        <h2 className={classes('font-display', titleSize, titleClassName)}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
