import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What ties a control to its label, hint and message. */
export type ControlWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

type FieldProps = {
  id: string
  label: string
  /** The word after the label of a field that may stay empty. */
  optional?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** The message comes while the control has the focus: said at once, and described by it afterwards. */
  announced?: boolean
  children: (control: ControlWiring) => ReactNode
}

export function Field({ id, label, optional, hint, error, announced, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  // By one thing: of two, Orca says all of it twice in Firefox.
  const describedBy = (announced ? undefined : errorId) ?? hintId
  return (
    <div data-field className="grid content-start gap-2">
      <label id={`${id}-label`} htmlFor={id} className="text-label font-semibold">
        {/* One piece of text: Chromium drops a space that stands alone between two from the name. */}
        {`${label} `}
        {optional ? <span className="font-normal text-soft">{optional}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="-mt-1 text-small text-soft">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy,
        // Where it is missing, Firefox calls a required field invalid before anything was typed.
        'aria-invalid': Boolean(error),
      })}
      {error ? (
        <p
          id={errorId}
          role={announced ? 'alert' : undefined}
          className="flex gap-2 text-label font-semibold text-error"
        >
          <CircleAlert size={18} className="mt-px shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
