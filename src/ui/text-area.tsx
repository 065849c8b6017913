import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlStyles } from './control-styles.ts'

const look = classes(
  controlStyles,
  'block min-h-36 resize-y py-3 leading-relaxed read-only:bg-field-pending',
)

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={6} {...props} className={look} />
}
