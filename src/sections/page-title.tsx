import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

type PageTitleProps = {
  caption: string
  /** One size smaller than a short title. */
  isLong?: boolean
  className?: string
  children: ReactNode
}

/** The h1 of a page whose title does not say which page it is: the caption does. */
export function PageTitle({ caption, isLong = false, className, children }: PageTitleProps) {
  return (
    <h1 className={classes('font-display', isLong ? 'text-h1-long' : 'text-h1', className)}>
      <span className="block font-text text-lead font-semibold">{caption}</span> {children}
    </h1>
  )
}
