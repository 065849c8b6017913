import { useSyncExternalStore } from 'react'

type State = 'editing' | 'sending' | 'sent' | 'failed'

export type Sending = {
  readonly state: State
  /** The confirmation of a message, the address of a signup, or the reason why one was refused. */
  readonly note: string
  /** The reference of a sent message. */
  readonly reference: string
}

/** Here, because the footer does not load the dialog's code. */
export const waitlistFormId = 'waitlist-form'

const notSent: Sending = { state: 'editing', note: '', reference: '' }

/** By form. Outside React, because a visitor can leave the page, or close the dialog, while it sends. */
const forms = new Map<string, Sending>()
const listeners = new Set<() => void>()

/** Records where the sending of a form stands. */
export function setSending(formId: string, state: State, note = '', reference = ''): void {
  forms.set(formId, { state, note, reference })
  for (const listener of listeners) listener()
}

/** Forgets an outcome that the visitor has seen. */
export function forgetOutcome(formId: string, outcomes: State[] = ['sent', 'failed']): void {
  if (outcomes.includes(sendingOf(formId).state)) setSending(formId, 'editing')
}

/** Forgets every confirmation: each names an address, and Back must not show it to somebody else. */
export function forgetConfirmations(): void {
  for (const formId of forms.keys()) forgetOutcome(formId, ['sent'])
}

/** Where the sending of a form stands, also when it began before the form was mounted again. */
export function useSending(formId: string): Sending {
  return useSyncExternalStore(
    subscribe,
    () => sendingOf(formId),
    () => notSent,
  )
}

function sendingOf(formId: string): Sending {
  return forms.get(formId) ?? notSent
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
