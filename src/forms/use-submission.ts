import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type SubmissionState = 'editing' | 'sending' | 'sent' | 'failed'

/** Where a form stands, and a way to send it that a second press cannot start twice. */
export function useSubmission() {
  const [state, setState] = useState<SubmissionState>('editing')
  const busy = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)

  async function send(submit: () => Promise<boolean>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setState('sending')
    const sent = await submit()
    busy.current = false
    flushSync(() => setState(sent ? 'sent' : 'failed'))
    outcome.current?.scrollIntoView({ block: 'nearest' })
    // A button that was disabled while sending has lost the focus it had.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  /** Back to editing, unless something is on its way. */
  function edit(): void {
    if (!busy.current) setState('editing')
  }

  return { state, isSending: () => busy.current, edit, send, button, outcome }
}
