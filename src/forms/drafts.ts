/** What was typed and not yet sent: a header link and Back must not empty a form. Lives as long as the app. */
const drafts = new Map<string, ReadonlyMap<string, string>>()

/** Remembers a form's fields under its id. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  drafts.set(form.id, new Map(entries))
}

/** Fills the empty fields of a form that was drawn anew. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of drafts.get(form.id) ?? []) {
    const field = form.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isText && field.value === '') field.value = value
  }
}

export function draftOf(formId: string, name: string): string {
  return drafts.get(formId)?.get(name) ?? ''
}

/** Forgets one form, or all of them. */
export function forgetDrafts(formId?: string): void {
  if (formId) drafts.delete(formId)
  else drafts.clear()
}

/** It is true while a form holds text that has not been sent. */
export function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')
  return [...fields].some((field) => field.type !== 'hidden' && field.value !== '')
}
