import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlStyles } from './control-styles.ts'

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...props}
      className={classes(controlStyles, 'h-13 read-only:bg-field-pending', className)}
    />
  )
}
