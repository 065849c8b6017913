import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Loading supabase-js or the next page takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

const missing = [
  'showPopover',
  'hidePopover',
  'scrollIntoView',
  'setPointerCapture',
  'hasPointerCapture',
].filter((method) => !(method in HTMLElement.prototype))

// Never removed: code that runs after a test may use it.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
  configurable: true,
  writable: true,
})

beforeEach(() => {
  // Sonner's style sheet: each of its rules would be matched with each element that a query looks at.
  for (const style of document.querySelectorAll('style')) style.remove()
  for (const method of missing) {
    Object.defineProperty(HTMLElement.prototype, method, {
      value: () => undefined,
      configurable: true,
    })
  }
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  // Toasts have a root of their own, outside the rendered page.
  document.body.replaceChildren()
  // Test files share a window, and a click in one of them sets the hash.
  window.history.replaceState(null, '', '/')
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
    // Test files share a window, and each loads supabase-js's client again.
    .filter(([message]) => !/Multiple GoTrueClient instances/.test(`${message}`))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (messages.length > 0) {
    throw new Error(`Unexpected console messages: ${messages.flat().join(' ')}`)
  }
})
