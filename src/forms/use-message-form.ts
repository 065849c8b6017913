import { useEffect, useRef, type SyntheticEvent } from 'react'
import { loadContactEmail } from '#src/lib/contact-email-function.ts'
import { dismissToast, loadToaster, showToast } from '#src/ui/toast.ts'
import type { Toast, ToastLabels } from '#src/ui/toaster.tsx'
import { decoyIn, type Decoy } from './decoy.ts'
import type { FieldMessages } from './field-messages.ts'
import { useFieldMessages } from './use-field-messages.ts'
import { useSubmission } from './use-submission.ts'

type MessageFormRules<Values, Problem extends string> = {
  read: (data: FormData) => Values
  /** The problem that the toast names, or null when it can be sent. */
  findProblem: (values: Values) => Problem | null
  messagesFor: (values: Values) => FieldMessages
  /** Sends it; ends with what the visitor reads about a failure, or with null. */
  deliver: (values: Values, decoy: Decoy) => Promise<string | null>
  toasts: ToastLabels & Record<NoInfer<Problem> | 'sent' | 'failed', Toast>
}

export type MessageFormState = ReturnType<typeof useMessageForm>

/** A form that becomes a message to the team: checked, sent once, emptied, and the visitor told. */
export function useMessageForm<Values, Problem extends string>({
  read,
  findProblem,
  messagesFor,
  deliver,
  toasts,
}: MessageFormRules<Values, Problem>) {
  const ref = useRef<HTMLFormElement>(null)
  const { messages, show, solve } = useFieldMessages(ref)
  const { state, isSending, handleTyping, edit, send, button, outcome } = useSubmission()
  useEffect(() => dismissToast, [])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending()) return
    const data = new FormData(event.currentTarget)
    const values = read(data)
    const problem = findProblem(values)
    show(messagesFor(values))
    if (problem) {
      edit()
      showToast('missing', toasts[problem], toasts)
    } else {
      void send(() => sendAndTell(values, decoyIn(data)))
    }
  }

  async function sendAndTell(values: Values, decoy: Decoy): Promise<boolean> {
    dismissToast()
    const failure = await deliver(values, decoy)
    if (failure === null) {
      ref.current?.reset()
      showToast('success', toasts.sent, toasts)
    } else {
      showToast('failure', { title: toasts.failed.title, description: failure }, toasts)
    }
    return failure === null
  }

  function handleChange(event: SyntheticEvent<HTMLFormElement>) {
    solve(event)
    handleTyping()
    loadContactEmail()
    loadToaster().catch(() => undefined)
  }

  return { ref, state, messages, button, outcome, handleSubmit, handleChange }
}
