import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export const controlStyles =
  'w-full rounded-control border-rule border-border-input bg-field-input px-4 text-control text-ink md:text-[1.0625rem] aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg'

const oneLine = classes(controlStyles, 'h-13 read-only:bg-field-pending')

const manyLines = classes(
  controlStyles,
  'block min-h-36 resize-y py-3 leading-relaxed read-only:bg-field-pending',
)

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={oneLine} />
}

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={6} {...props} className={manyLines} />
}
