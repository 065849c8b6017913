import type { Toast, ToastKind, ToastLabels } from './toaster.tsx'

type Toaster = typeof import('./toaster.tsx')

let shown = false

export function loadToaster(): Promise<Toaster> {
  return import('./toaster.tsx')
}

// If the toaster's code does not come, the outcome in the page still says it.
function withToaster(act: (toaster: Toaster) => void): void {
  loadToaster().then(act, () => undefined)
}

export function showToast(kind: ToastKind, toast: Toast, labels: ToastLabels): void {
  shown = true
  withToaster((toaster) => toaster.show(kind, toast, labels))
}

export function dismissToast(): void {
  if (shown) withToaster((toaster) => toaster.dismiss())
}
