import * as Radix from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import { classes } from './classes.ts'
import { controlStyles, Field, type FieldProps } from './field.tsx'
import { useHydrated } from './hydrated.ts'

type SelectFieldProps = Omit<FieldProps, 'children'> & {
  name: string
  readOnly: boolean
  defaultValue: string
  placeholder: string
  options: Readonly<Record<string, string>>
}

/** A labelled Radix Select, required unless `optional` says the opposite; disabled until hydration. */
export function SelectField(props: SelectFieldProps) {
  const { name, readOnly, defaultValue, placeholder, options, ...field } = props
  const hydrated = useHydrated()
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <Radix.Root
            name={name}
            required={!field.optional}
            disabled={readOnly || !hydrated}
            defaultValue={defaultValue}
          >
            <Radix.Trigger
              {...control}
              className={classes(triggerStyles, readOnly && 'bg-field-pending!')}
            >
              {/* Elements of their own, as a page translator replaces bare text. */}
              <Radix.Value placeholder={<span>{placeholder}</span>} />
            </Radix.Trigger>
            <ChevronDown size={20} className="pointer-events-none absolute top-4 right-4" />
            <Radix.Portal>
              <Radix.Content
                position="popper"
                sideOffset={8}
                aria-labelledby={`${control.id}-label`}
                className={listStyles}
              >
                <Radix.Viewport>
                  {Object.entries(options).map(([value, label]) => (
                    <Radix.Item key={value} value={value} className={optionStyles}>
                      <Radix.ItemText>
                        <span>{label}</span>
                      </Radix.ItemText>
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
      )}
    </Field>
  )
}

const triggerStyles = classes(controlStyles, 'min-h-13 py-2 pr-11 text-left')

const listStyles =
  'tone-surface z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-min rule-box p-1.5 shadow-raised'

const optionStyles =
  'flex min-h-11 cursor-default items-center justify-between gap-3 border-l-3 border-transparent px-3 py-2 shadow-none outline-none select-none data-highlighted:border-ink data-highlighted:bg-(--row-hover) forced-colors:border-[Canvas] forced-colors:data-highlighted:border-[Highlight]'
