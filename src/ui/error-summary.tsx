import type { RefObject } from 'react'
import { focusSoon, soon } from './focus.ts'

const headingId = 'problems'

type ErrorSummaryProps = {
  title: string
  messages: Readonly<Record<string, string>>
  form: RefObject<HTMLFormElement | null>
}

export function ErrorSummary({ title, messages, form }: ErrorSummaryProps) {
  const list = Object.entries(messages)
  if (list.length === 0) return null
  return (
    <div className="border-2 border-error bg-error-bg px-5 pt-4 pb-3">
      <h3 id={headingId} tabIndex={-1} className="font-semibold">{`${title} ${list.length}`}</h3>
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

export function leadTo(form: HTMLFormElement | null, [name, ...others]: string[]): void {
  if (name === undefined) return
  if (others.length > 0) return focusSoon(() => document.getElementById(headingId))
  // Readers announce a focus only when it moves.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  soon(() => focusField(form, name))
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  const part = field.closest('[data-field]')
  // A list's value is in a hidden element, so the focus goes to the label's control.
  const control = part?.querySelector('label')?.control ?? field
  control.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'nearest' })
}
