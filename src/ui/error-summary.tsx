import type { RefObject } from 'react'

type ErrorSummaryProps = {
  title: string
  /** By the name of the field. */
  messages: Readonly<Record<string, string>>
  form: RefObject<HTMLFormElement | null>
}

export function ErrorSummary({ title, messages, form }: ErrorSummaryProps) {
  const list = Object.entries(messages)
  if (list.length === 0) return null
  return (
    <div className="border-2 border-error bg-error-bg px-5 pt-4 pb-3">
      <p className="font-semibold">{title}</p>
      <ul>
        {list.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => focusField(form.current, name)}
              className="link-underline min-h-11 text-left text-small font-semibold text-error"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Puts the cursor into a field of a form, with its label in sight. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  const part = field.closest('[data-field]')
  // What the label is for: the value of a list lies in a hidden element beside it.
  const control = part?.querySelector('label')?.control ?? field
  control.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'nearest' })
}
