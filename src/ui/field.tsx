import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useHydrated } from './hydrated.ts'
import { unbroken } from './unbroken.tsx'

type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

export type FieldProps = {
  id: string
  label: string
  optional?: string | undefined
  hint?: string | undefined
  /** The id of a hint that stands elsewhere. */
  describedBy?: string | undefined
  error?: string | undefined
  /** Makes the error an alert, for a form that shows no toast. */
  announceError?: boolean | undefined
  children: (control: FieldControl) => ReactNode
}

/** A labelled control with hint and error. */
export function Field(props: FieldProps) {
  const { id, label, optional, hint, describedBy, error, announceError, children } = props
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div data-field className="grid content-start gap-2">
      <label id={`${id}-label`} htmlFor={id} className="text-label font-semibold">
        {/* Chromium drops a text node that is only a space from the accessible name. */}
        {`${label} `}
        {optional ? <span className="font-normal text-soft">{optional}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
        // Firefox reports an empty required field as invalid unless this is set.
        'aria-invalid': Boolean(error),
      })}
      {error ? (
        <p
          id={errorId}
          role={announceError ? 'alert' : undefined}
          className="flex gap-2 text-label font-semibold text-error"
        >
          <CircleAlert size={18} className="mt-px shrink-0" />
          <span>{unbroken(error)}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="-mt-1 text-small text-soft">
          {unbroken(hint)}
        </p>
      ) : null}
    </div>
  )
}

export const controlStyles =
  'w-full rounded-control border-rule border-border-input bg-field-input px-4 text-control text-ink md:text-[1.0625rem] aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg'

const oneLine = classes(controlStyles, 'h-13 read-only:bg-field-pending')

const manyLines = classes(
  controlStyles,
  'block min-h-36 resize-y py-3 leading-relaxed read-only:bg-field-pending',
)

type TextFieldProps = Omit<FieldProps, 'children'> & {
  name: string
  readOnly: boolean
  type?: 'text' | 'email'
  /** More than one line. */
  rows?: number
  autoComplete?: string
  minLength?: number
}

/** A text field, required unless `optional` says the opposite. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', rows, ...fieldAndInput } = props
  const { label, optional, hint, describedBy, error, announceError, ...input } = fieldAndInput
  // Until hydration “off” keeps the browser from filling in what was typed before the page was left:
  // after “Leave quickly” the Back button must not show it.
  const autoComplete = useHydrated() ? input.autoComplete : 'off'
  return (
    <Field id={input.id} {...{ label, optional, hint, describedBy, error, announceError }}>
      {(control) => {
        const shared = { ...input, ...control, autoComplete, required: !optional }
        return rows ? (
          <textarea {...shared} rows={rows} className={manyLines} />
        ) : (
          <input {...shared} type={type} className={oneLine} />
        )
      }}
    </Field>
  )
}
