import { Check, CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'

export type OutcomeWords = { title: string; text: string }

export type FormState = 'editing' | 'sending' | 'sent' | 'failed'

type FormOutcomeProps = {
  state: FormState
  words: Record<'sent' | 'failed', OutcomeWords>
  email: string
  ref: RefObject<HTMLDivElement | null>
}

/** How sending ended: a toast goes away, and the reset of a form would empty it inside. */
export function FormOutcome({ state, words: { sent, failed }, email, ref }: FormOutcomeProps) {
  return (
    // On a phone the toast covers the lower edge of the window.
    <div ref={ref} className="scroll-mb-36 md:scroll-mb-6">
      <output className="block">
        {state === 'sent' ? (
          <span className="mt-6 flex gap-4 bg-(--f-pandan) p-5 text-ink">
            <Check size={24} className="shrink-0" />
            <span>
              <strong className="block font-semibold">{sent.title}</strong>
              <span className="text-small">{sent.text}</span>
            </span>
          </span>
        ) : null}
      </output>
      {state === 'failed' ? (
        <div role="alert" className="mt-6 flex gap-4 border-2 border-error bg-error-bg p-5">
          <CircleAlert size={24} className="shrink-0 text-error" />
          <div>
            <p className="font-semibold">{failed.title}</p>
            <p className="text-small">
              {failed.text}{' '}
              <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
                {email}
              </a>
            </p>
          </div>
        </div>
      ) : null}
    </div>
  )
}

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
