import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlStyles } from './control-styles.ts'

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={6}
      {...props}
      className={classes(
        controlStyles,
        'block min-h-36 resize-y py-3 leading-relaxed read-only:bg-field-pending',
        className,
      )}
    />
  )
}
