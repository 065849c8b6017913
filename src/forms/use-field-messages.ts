import { useState, type RefObject, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '#src/ui/form-outcome.tsx'
import type { FieldMessages } from './field-messages.ts'

/** The messages beside the fields: set when a form is refused, each gone once its field is edited. */
export function useFieldMessages(form: RefObject<HTMLFormElement | null>) {
  const [messages, setMessages] = useState<FieldMessages>({})

  /** Shows them and puts the cursor into the first field that has one. */
  function show(next: FieldMessages): void {
    flushSync(() => setMessages(next))
    const [first] = Object.keys(next)
    if (first) focusField(form.current, first)
  }

  function solve({ target }: SyntheticEvent<HTMLFormElement>): void {
    if (!('name' in target && typeof target.name === 'string' && target.name in messages)) return
    const { name } = target
    setMessages(Object.fromEntries(Object.entries(messages).filter(([field]) => field !== name)))
  }

  return { messages, show, solve }
}
