export function goToFirstEmptyField(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'start', behavior: gentle() })
  const empty = form?.querySelector<HTMLElement>(':is(input, textarea):required:invalid')
  empty?.focus({ preventScroll: true })
}

function gentle(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
