/** Unsent text per form, kept in memory so that navigating away and back does not empty a form. */
const drafts = new Map<string, ReadonlyMap<string, string>>()

/** Saves a form's fields under its id. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  drafts.set(form.id, new Map(entries))
}

/** A ref callback for a form: fills its empty fields from its draft. */
export function restoreDraft(form: HTMLFormElement | null): void {
  if (!form) return
  for (const [name, value] of drafts.get(form.id) ?? []) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value === '') field.value = value
  }
}

/** Returns one field of a form's draft. */
export function draftOf(formId: string, name: string): string {
  return drafts.get(formId)?.get(name) ?? ''
}

export function forgetDraft(formId: string): void {
  drafts.delete(formId)
}

/** Empties a form and forgets its draft, also when its page is gone. */
export function resetForm(formId: string): void {
  forgetDraft(formId)
  document.forms.namedItem(formId)?.reset()
}

export function forgetDrafts(): void {
  drafts.clear()
}

/** Whether a form on the page holds unsent text or choices. */
export function holdsUnsentInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select)')
  return [...fields].some((field) => field.type !== 'hidden' && field.value !== '')
}
