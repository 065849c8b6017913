import { Check, CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'

export type OutcomeWords = { title: string; text: string }

/**
 * Stays in the page after a form was sent: a notice that goes away is not enough. It must stand
 * outside the form, whose reset would empty it.
 */
export function SentOutcome({ words }: { words: OutcomeWords | null }) {
  return (
    <output className="block">
      {words ? (
        <span className="mt-6 flex gap-4 bg-pandan-200 p-5 text-telang-900">
          <Check aria-hidden="true" size={24} className="shrink-0" />
          <span>
            <strong className="block font-semibold">{words.title}</strong>
            <span className="text-small">{words.text}</span>
          </span>
        </span>
      ) : null}
    </output>
  )
}

type FailedOutcomeProps = { words: OutcomeWords; email: string }

/** Stays in the page after a form could not be sent, with the other way to reach us. */
export function FailedOutcome({ words, email }: FailedOutcomeProps) {
  return (
    <div role="alert" className="flex gap-4 border-2 border-error bg-error-bg p-5">
      <CircleAlert aria-hidden="true" size={24} className="shrink-0 text-error" />
      <div>
        <p className="font-semibold">{words.title}</p>
        <p className="text-small">
          {words.text}{' '}
          <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
            {email}
          </a>
        </p>
      </div>
    </div>
  )
}

type ErrorSummaryProps = {
  title: string
  /** By the name of the field. */
  messages: Readonly<Record<string, string>>
  form: RefObject<HTMLFormElement | null>
}

/** Every message of a refused form in one list, each leading to its field. */
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
  field.focus({ preventScroll: true })
  // The smallest part around a field that holds its label too.
  const part = field.closest('[data-field]') ?? field
  part.scrollIntoView({ block: 'nearest' })
}
