import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What ties a control to its label, hint and message. */
export type ControlWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  id: string
  label: string
  /** The word after the label of a field that may stay empty. */
  optional?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  children: (control: ControlWiring) => ReactNode
}

export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div data-field className="grid content-start gap-2">
      <label id={`${id}-label`} htmlFor={id} className="text-label font-semibold">
        {label} {optional ? <span className="font-normal text-soft">{optional}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="-mt-1 text-small text-soft">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className="flex gap-2 text-label font-semibold text-error">
          <CircleAlert size={18} className="mt-px shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
