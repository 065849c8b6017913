import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ErrorSummary, leadTo } from '#src/ui/error-summary.tsx'
import type { FormState } from '#src/ui/form-outcome.tsx'

type Messages = Readonly<Record<string, string>>

/** The form fetches this code when it is touched. */
export type MessageSubmission = {
  prepare: () => void
  refuse: (data: FormData) => Messages
  /** It never throws; null means that nothing was sent. */
  send: (data: FormData) => Promise<Sent | null>
  ErrorSummary: typeof ErrorSummary
  leadTo: typeof leadTo
  leave: () => void
}

export type Sent = {
  outcome: ReactNode
  receipt: ReactNode
}

export type MessageFormState = ReturnType<typeof useMessageForm>

/** For this many milliseconds after an answer a press still counts as half of a double press. */
const doublePress = 500

/** A press waits this many milliseconds for the form's code, as long as for an answer. */
const patience = 30_000

export function useMessageForm(fetchCode: () => Promise<{ submission: MessageSubmission }>) {
  const ref = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const code = useRef<MessageSubmission>(undefined)
  const [state, setState] = useState<FormState>('editing')
  const [messages, setMessages] = useState<Messages>({})
  const [Summary, setSummary] = useState<typeof ErrorSummary>()
  const [sent, setSent] = useState<readonly Sent[]>([])
  const closedUntil = useRef(0)
  useEffect(() => () => code.current?.leave(), [])

  async function prepare(): Promise<MessageSubmission> {
    code.current ??= (await fetchCode()).submission
    code.current.prepare()
    return code.current
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (performance.now() < closedUntil.current) return
    const data = new FormData(event.currentTarget)
    if (code.current) submit(code.current, data)
    else void submitOncePrepared(data)
  }

  async function submitOncePrepared(data: FormData): Promise<void> {
    closedUntil.current = Infinity
    setState('sending')
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
    const submission = await Promise.race([prepare(), late]).catch(() => null)
    closedUntil.current = 0
    if (submission) submit(submission, data)
    else show(null)
  }

  function submit(submission: MessageSubmission, data: FormData): void {
    const refused = submission.refuse(data)
    const names = Object.keys(refused)
    flushSync(() => {
      setMessages(refused)
      setSummary(() => submission.ErrorSummary)
      setState(names.length > 0 ? 'editing' : 'sending')
    })
    if (names.length > 0) submission.leadTo(ref.current, names)
    else void send(submission, data)
  }

  async function send(submission: MessageSubmission, data: FormData): Promise<void> {
    closedUntil.current = Infinity
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
    // Browsers take the focus from a disabled button.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  function handleChange({ target }: SyntheticEvent<HTMLFormElement>) {
    if (closedUntil.current !== Infinity) closedUntil.current = 0
    if ('name' in target && typeof target.name === 'string') {
      const { [target.name]: solved, ...others } = messages
      if (solved) setMessages(others)
    }
    // The press tries again, and reports the failure.
    prepare().catch(() => undefined)
  }

  return { ref, state, messages, Summary, sent, button, outcome, handleSubmit, handleChange }
}
