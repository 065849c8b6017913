import * as Radix from '@radix-ui/react-select'
import { Check } from 'lucide-react'
import { SelectArrow, type SelectProps, selectStyles } from './select.tsx'

type SelectListProps = SelectProps & { value: string; onChange: (value: string) => void }

export function SelectList({ value, onChange, ...props }: SelectListProps) {
  const { name, required, readOnly, placeholder, options, ...control } = props
  const choices = required ? options : { '': placeholder, ...options }

  return (
    <div className="relative">
      <Radix.Root
        name={name}
        required={required}
        disabled={readOnly}
        value={value}
        onValueChange={onChange}
      >
        <Radix.Trigger {...control} className={selectStyles}>
          {/* React listens inside the chosen row's text, and Firefox then tells no value. */}
          <Radix.Value placeholder={placeholder}>{options[value] ?? ''}</Radix.Value>
        </Radix.Trigger>
        <SelectArrow />
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={8}
            aria-labelledby={`${control.id}-label`}
            className={listStyles}
          >
            <Radix.Viewport style={{ overflow: 'visible' }}>
              {Object.entries(choices).map(([key, label]) => (
                <Radix.Item key={key} value={key} className={rowStyles}>
                  <Radix.ItemText>{label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check size={20} />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  )
}

const listStyles =
  'tone-surface z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-min overflow-y-auto rule-box p-1.5 shadow-raised transition duration-220 starting:-translate-y-2 starting:opacity-0'

const rowStyles =
  'flex min-h-11 cursor-default items-center justify-between gap-3 border-l-3 border-transparent px-3 py-2 shadow-none outline-none select-none data-highlighted:border-ink data-highlighted:bg-(--row-hover) forced-colors:border-[Canvas] forced-colors:data-highlighted:border-[Highlight]'
