import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type SubmissionState = 'editing' | 'sending' | 'sent' | 'failed'

/** How long after the answer a press may still be the second of a double one, in milliseconds. */
const doublePress = 500

/** Where a form stands, and a way to send it that a second press cannot start twice. */
export function useSubmission() {
  const [state, setState] = useState<SubmissionState>('editing')
  const busy = useRef(false)
  const sentAt = useRef(-Infinity)
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)

  async function send(submit: () => Promise<boolean>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setState('sending')
    const sent = await submit()
    busy.current = false
    if (sent) sentAt.current = performance.now()
    flushSync(() => setState(sent ? 'sent' : 'failed'))
    outcome.current?.scrollIntoView({ block: 'nearest' })
    // A button that was disabled while sending has lost the focus it had.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  /** Back to editing, unless something is on its way. */
  function edit(): void {
    if (!busy.current) setState('editing')
  }

  /** Whether a press now would be about what is being sent, or has been just now. */
  function isSending(): boolean {
    return busy.current || performance.now() - sentAt.current < doublePress
  }

  /** Something was typed: a press is about that from now on. */
  function handleTyping(): void {
    sentAt.current = -Infinity
  }

  return { state, isSending, handleTyping, edit, send, button, outcome }
}
