import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ErrorSummary, leadTo } from '#src/ui/error-summary.tsx'
import type { FormState } from '#src/ui/form-outcome.tsx'

type Messages = Readonly<Record<string, string>>

/** Checks and sending of a form, in code that is fetched when the form is touched. */
export type MessageSubmission = {
  /** Fetches what sending will need. */
  prepare: () => void
  /** What to do about each field, by its name; empty when it can be sent. */
  refuse: (data: FormData) => Messages
  /** The outcome to show, or null where it was not sent; never throws. */
  send: (data: FormData) => Promise<Sent | null>
  /** The list of problems of a refused form, and the way to the first one. */
  ErrorSummary: typeof ErrorSummary
  leadTo: typeof leadTo
  /** Dismisses its toast. */
  leave: () => void
}

export type Sent = {
  /** How it ended, which is read out, and what stays after it. */
  outcome: ReactNode
  receipt: ReactNode
}

export type MessageFormState = ReturnType<typeof useMessageForm>

/** How long after the answer a press may still be the second of a double one, in milliseconds. */
const doublePress = 500

/** A form that becomes a message to the team: checked, sent once, emptied, and the visitor told. */
export function useMessageForm(fetchCode: () => Promise<{ submission: MessageSubmission }>) {
  const ref = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const code = useRef<MessageSubmission>(undefined)
  const [state, setState] = useState<FormState>('editing')
  const [messages, setMessages] = useState<Messages>({})
  const [Summary, setSummary] = useState<typeof ErrorSummary>()
  const [sent, setSent] = useState<readonly Sent[]>([])
  // Until then a press is the second one of a message that is on its way or has just been sent.
  const closedUntil = useRef(0)
  useEffect(() => () => code.current?.leave(), [])

  async function prepare(): Promise<void> {
    code.current ??= (await fetchCode()).submission
    code.current.prepare()
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (performance.now() < closedUntil.current) return
    const data = new FormData(event.currentTarget)
    const submission = code.current
    if (!submission) {
      // Pressed before the code was here: pressed again once it is.
      void prepare().then(
        () => button.current?.click(),
        () => show(null),
      )
      return
    }
    const refused = submission.refuse(data)
    flushSync(() => {
      setMessages(refused)
      setSummary(() => submission.ErrorSummary)
    })
    const names = Object.keys(refused)
    if (names.length === 0) return void send(submission, data)
    submission.leadTo(ref.current, names)
    setState('editing')
  }

  async function send(submission: MessageSubmission, data: FormData): Promise<void> {
    closedUntil.current = Infinity
    setState('sending')
    const latest = await submission.send(data)
    closedUntil.current = latest ? performance.now() + doublePress : 0
    if (latest) ref.current?.reset()
    show(latest)
  }

  function show(latest: Sent | null): void {
    flushSync(() => {
      setState(latest ? 'sent' : 'failed')
      if (latest) setSent((earlier) => [latest, ...earlier])
    })
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
    // A failed fetch is not an error yet: the press will try again and can say so.
    prepare().catch(() => undefined)
  }

  return { ref, state, messages, Summary, sent, button, outcome, handleSubmit, handleChange }
}
