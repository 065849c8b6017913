import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { loadContactEmail } from '#src/lib/contact-email-function.ts'
import { focusField } from '#src/ui/form-outcome.tsx'
import { dismissToast, loadToaster, showToast } from '#src/ui/toast.ts'
import type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
import { decoyIn, textsIn, type Decoy } from './form-values.ts'
import { problemsIn, toastFor, type Checks } from './problems.ts'

type Texts<Key extends string> = Readonly<Record<Key, string>>

type MessageFormRules<Field extends string, Problem extends string> = {
  words: {
    fields: Readonly<Record<Field, unknown>>
    fieldProblems: Texts<Problem>
    toasts: ToastLabels &
      Record<'missingFields' | 'invalidEmail' | 'tooLong' | 'sent' | 'failed', Toast> & {
        messageTooShort?: Toast
      }
  }
  checks: Checks<Texts<Field>, NoInfer<Problem>>
  /** Sends it; ends with what the visitor reads about a failure, or with null. */
  deliver: (values: Record<Field, string>, decoy: Decoy) => Promise<string | null>
}

export type MessageFormState = ReturnType<typeof useMessageForm>

/** How long after the answer a press may still be the second of a double one, in milliseconds. */
const doublePress = 500

/** A form that becomes a message to the team: checked, sent once, emptied, and the visitor told. */
export function useMessageForm<Field extends string, Problem extends string>({
  words: { fields, fieldProblems, toasts },
  checks,
  deliver,
}: MessageFormRules<Field, Problem>) {
  const ref = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'editing' | 'sending' | 'sent' | 'failed'>('editing')
  const [messages, setMessages] = useState<Texts<string>>({})
  // Until then a press would be about what is being sent, or has been just now.
  const closedUntil = useRef(0)
  useEffect(() => dismissToast, [])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (performance.now() < closedUntil.current) return
    const data = new FormData(event.currentTarget)
    const values = textsIn(data, fields)
    const problems = Object.entries(problemsIn(checks, values))
    const [first] = problems
    flushSync(() =>
      setMessages(Object.fromEntries(problems.map(([field, key]) => [field, fieldProblems[key]]))),
    )
    if (!first) return void send(values, decoyIn(data))
    focusField(ref.current, first[0])
    setState('editing')
    const toast = toastFor(problems.map(([, problem]) => problem))
    showToast('missing', toasts[toast] ?? toasts.tooLong, toasts)
  }

  async function send(values: Record<Field, string>, decoy: Decoy): Promise<void> {
    closedUntil.current = Infinity
    setState('sending')
    dismissToast()
    const failure = await deliver(values, decoy)
    closedUntil.current = failure === null ? performance.now() + doublePress : 0
    if (failure === null) {
      ref.current?.reset()
      showToast('success', toasts.sent, toasts)
    } else {
      showToast('failure', { title: toasts.failed.title, description: failure }, toasts)
    }
    flushSync(() => setState(failure === null ? 'sent' : 'failed'))
    outcome.current?.scrollIntoView({ block: 'nearest' })
    // A button that was disabled while sending has lost the focus it had.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  function handleChange({ target }: SyntheticEvent<HTMLFormElement>) {
    if (closedUntil.current !== Infinity) closedUntil.current = 0
    if ('name' in target && typeof target.name === 'string') {
      const { [target.name]: solved, ...others } = messages
      if (solved) setMessages(others)
    }
    loadContactEmail()
    loadToaster().catch(() => undefined)
  }

  return { ref, state, messages, button, outcome, handleSubmit, handleChange }
}
