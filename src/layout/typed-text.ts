/** Text typed into a form and not sent yet. */
export function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')
  return [...fields].some((field) => field.type !== 'hidden' && field.value !== '')
}
