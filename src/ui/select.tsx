import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlStyles } from './control-styles.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  /** What stands there while nothing is chosen. */
  placeholder: string
  /** Value to label, in the order shown. */
  options: Readonly<Record<string, string>>
}

/** The native select, dressed where the browser lets us (select.css): it works before scripts do. */
export function Select({ placeholder, options, className, ...props }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...props}
        className={classes(controlStyles, 'select h-13 pr-11 disabled:bg-field-pending', className)}
      >
        <option value="">{placeholder}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={20}
        className="pointer-events-none absolute top-4 right-4"
      />
    </div>
  )
}
