import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'

type PageTitleProps = {
  caption: string
  /** The caption stands above the h1, whose words are specified to the letter. */
  isCaptionApart?: boolean | undefined
  /** One size smaller than a short title. */
  isLong?: boolean | undefined
  /** A large line of other words follows: the title is smaller than that. */
  isSmall?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The h1 of a page whose title does not say which page it is: the caption does. */
export function PageTitle(props: PageTitleProps) {
  const {
    caption,
    isCaptionApart = false,
    isLong = false,
    isSmall = false,
    className,
    children,
  } = props
  const styles = classes(
    'font-display',
    isSmall ? 'text-ledger' : isLong ? 'text-h1-long' : 'text-h1',
  )
  if (isCaptionApart)
    return (
      <div className={className}>
        <p className="mb-(--before-h1) text-lead font-semibold">{caption}</p>
        <h1 className={styles}>{children}</h1>
      </div>
    )
  return (
    <h1 className={classes(styles, className)}>
      {/* The colon is for screen readers alone, which would run caption and title together. */}
      <span className="mb-(--before-h1) block font-text text-lead font-semibold after:[content:''_/_':']">
        {caption}
      </span>{' '}
      {children}
    </h1>
  )
}
