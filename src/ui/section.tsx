import type { ReactNode } from 'react'
import type { Tone } from '#src/palette.ts'
import { classes } from './classes.ts'

type SectionProps = {
  title: string
  tone?: Tone
  id?: string
  titleClassName?: string
  className?: string
  children: ReactNode
}

export function Section(props: SectionProps) {
  const { title, tone = 'tone-plain', id, titleClassName, className, children } = props
  return (
    <section id={id} className={tone}>
      <div className={classes('page-grid py-section', className)}>
        <h2 className={classes('font-display text-h2', titleClassName)}>{title}</h2>
        {children}
      </div>
    </section>
  )
}
