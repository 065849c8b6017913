import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  loadContactEmail,
  sendContactEmail,
  type ContactEmail,
  type Failure,
} from '#src/lib/contact-email-function.ts'
import { focusField } from '#src/ui/form-outcome.tsx'
import { dismissToast, loadToaster, showToast } from '#src/ui/toast.ts'
import type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
import { textIn, textsIn } from './form-values.ts'
import { fullName, type Person } from './person.ts'
import { problemsIn, toastFor, type Checks } from './problems.ts'

type Texts<Key extends string> = Readonly<Record<Key, string>>
type Values<Field extends string> = Texts<Field | keyof Person>

type MessageFormRules<Field extends string, Problem extends string> = {
  words: {
    fields: Readonly<Record<Field | keyof Person, unknown>>
    fieldProblems: Texts<Problem>
    toasts: ToastLabels &
      Record<'missingFields' | 'invalidEmail' | 'tooLong' | 'sent' | 'failed', Toast> & {
        messageTooShort?: Toast
      }
  }
  checks: Checks<Values<Field>, NoInfer<Problem>>
  mail: (values: Values<Field>) => Pick<ContactEmail, 'subject' | 'message'>
  /** What the visitor reads about a failure. */
  explain: (failure: Failure) => string
}

export type MessageFormState = ReturnType<typeof useMessageForm>

/** How long after the answer a press may still be the second of a double one, in milliseconds. */
const doublePress = 500

/** A form that becomes a message to the team: checked, sent once, emptied, and the visitor told. */
export function useMessageForm<Field extends string, Problem extends string>({
  words: { fields, fieldProblems, toasts },
  checks,
  mail,
  explain,
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
    if (!first) return void send(values, textIn(data, 'website'))
    focusField(ref.current, first[0])
    setState('editing')
    const toast = toastFor(problems.map(([, problem]) => problem))
    showToast('missing', toasts[toast] ?? toasts.tooLong, toasts)
  }

  async function send(values: Values<Field>, website: string): Promise<void> {
    closedUntil.current = Infinity
    setState('sending')
    dismissToast()
    const { email, organization } = values
    const sender = { name: fullName(values), email, organization }
    const failure = await sendContactEmail({
      ...sender,
      ...mail(values),
      // Of a person's form not even the name of the field that nobody sees.
      ...(website && { website }),
    })
    closedUntil.current = failure ? 0 : performance.now() + doublePress
    if (failure) {
      showToast('failure', { ...toasts.failed, description: explain(failure) }, toasts)
    } else {
      ref.current?.reset()
      showToast('success', toasts.sent, toasts)
    }
    flushSync(() => setState(failure ? 'failed' : 'sent'))
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
