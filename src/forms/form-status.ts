import { createStore } from '#src/ui/store.ts'

/** What became of a form: a confirmation with its reference, or the reason why it was refused. */
export type Outcome = { success: boolean; text: string; reference?: string }

type FormStatus = { pending: boolean; outcome: Outcome | null }

/** Here, because the footer does not load the dialog's code. */
export const waitlistFormId = 'waitlist-form'

const idle: FormStatus = { pending: false, outcome: null }

/** By form. Outside React, because a visitor can leave the page, or close the dialog, while it is pending. */
const statuses = createStore<Readonly<Record<string, FormStatus>>>({})

/** Records a form's status; without a second argument it is as before the first sending. */
export function setFormStatus(formId: string, status: Partial<FormStatus> = {}): void {
  statuses.set({ ...statuses.get(), [formId]: { ...idle, ...status } })
}

/** A form's status, also when it was sent before the form was mounted again. */
export function useFormStatus(formId: string): FormStatus {
  return statuses.useValue()[formId] ?? idle
}

/** Forgets an outcome that the visitor has seen. */
export function forgetOutcome(formId: string): void {
  if (statusOf(formId).outcome) setFormStatus(formId)
}

/** Forgets a failure that the visitor has seen, and keeps a confirmation. */
export function forgetFailure(formId: string): void {
  if (statusOf(formId).outcome?.success === false) setFormStatus(formId)
}

/** Forgets every confirmation: each names an address, and Back must not show it to somebody else. */
export function forgetConfirmations(): void {
  for (const formId of Object.keys(statuses.get()))
    if (statusOf(formId).outcome?.success) setFormStatus(formId)
}

function statusOf(formId: string): FormStatus {
  return statuses.get()[formId] ?? idle
}
