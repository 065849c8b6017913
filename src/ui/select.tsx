import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from './classes.ts'
import type { ControlWiring } from './field.tsx'
import { controlStyles } from './text-input.tsx'

export type SelectProps = ControlWiring & {
  name: string
  required: boolean
  readOnly: boolean
  placeholder: string
  options: Readonly<Record<string, string>>
}

type SelectList = typeof import('./select-list.tsx').SelectList

/** It is the browser's own list until Radix's has been fetched and nobody is using it. */
export function Select(props: SelectProps) {
  const native = useRef<HTMLSelectElement>(null)
  const [List, setList] = useState<SelectList>()
  const [value, setValue] = useState('')

  function dress({ SelectList }: typeof import('./select-list.tsx')) {
    const select = native.current
    if (!select || select === document.activeElement) return
    // The list is mounted empty first, because a form's reset goes back to the initial value.
    flushSync(() => setList(() => SelectList))
    setValue(select.value)
  }
  function fetchList() {
    import('./select-list.tsx').then(dress, () => undefined)
  }
  useEffect(fetchList, [])

  if (List) return <List {...props} value={value} onChange={setValue} />
  const { readOnly, placeholder, options, ...attributes } = props
  return (
    <div className="relative">
      <select
        {...attributes}
        ref={native}
        disabled={readOnly}
        onBlur={fetchList}
        className={selectStyles}
      >
        <option value="">{placeholder}</option>
        {Object.entries(options).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <SelectArrow />
    </div>
  )
}

export const selectStyles = classes(
  controlStyles,
  'min-h-13 appearance-none py-2 pr-11 text-left disabled:bg-field-pending',
)

export function SelectArrow() {
  return <ChevronDown size={20} className="pointer-events-none absolute top-4 right-4" />
}
