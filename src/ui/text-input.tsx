import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlStyles } from './control-styles.ts'

const look = classes(controlStyles, 'h-13 read-only:bg-field-pending')

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={look} />
}
