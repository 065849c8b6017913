/** It is true while a form holds text that has not been sent. */
export function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')
  return [...fields].some((field) => field.type !== 'hidden' && field.value !== '')
}
