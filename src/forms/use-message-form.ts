import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusField, type FormState } from '#src/ui/form-outcome.tsx'

type Messages = Readonly<Record<string, string>>

/** What a form does with what was typed, in code that comes when it is touched. */
export type MessageSubmission = {
  /** What to do about each field, by its name; empty when it can be sent. */
  refuse: (data: FormData) => Messages
  /** Whether it was sent; never throws. */
  send: (data: FormData) => Promise<boolean>
  /** Takes away what it still says over the page. */
  leave: () => void
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
  // Until then a press would be about what is being sent, or has been just now.
  const closedUntil = useRef(0)
  useEffect(() => () => code.current?.leave(), [])

  async function prepare(): Promise<void> {
    code.current = (await fetchCode()).submission
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (performance.now() < closedUntil.current) return
    const data = new FormData(event.currentTarget)
    const submission = code.current
    if (!submission) {
      // Pressed before the code was here: pressed again once it is.
      void prepare().then(
        () => ref.current?.requestSubmit(),
        () => show(false),
      )
      return
    }
    const refused = submission.refuse(data)
    flushSync(() => setMessages(refused))
    const [first] = Object.keys(refused)
    if (first === undefined) return void send(submission, data)
    focusField(ref.current, first)
    setState('editing')
  }

  async function send(submission: MessageSubmission, data: FormData): Promise<void> {
    closedUntil.current = Infinity
    setState('sending')
    const sent = await submission.send(data)
    closedUntil.current = sent ? performance.now() + doublePress : 0
    if (sent) ref.current?.reset()
    show(sent)
  }

  function show(sent: boolean): void {
    flushSync(() => setState(sent ? 'sent' : 'failed'))
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

  return { ref, state, messages, button, outcome, handleSubmit, handleChange }
}
