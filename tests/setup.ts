import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// The first send loads the backend's client, seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** jsdom has none of these: the screen is narrow, and nothing is in view. */
class NoIntersections implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const missing = [
  'showPopover',
  'hidePopover',
  'scrollIntoView',
  'setPointerCapture',
  'hasPointerCapture',
].filter((method) => !(method in HTMLElement.prototype))

// It stays for good: late code may ask for it after a test.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
  configurable: true,
  writable: true,
})

const original = window.getComputedStyle.bind(window)
const kinds = new Map<string, CSSStyleDeclaration>()

/**
 * jsdom asks two hundred rules about an element for each of its properties, a third of the time of
 * all tests. Without a style of its own, or one to inherit, it is shown as every other of its kind.
 */
function computedOnce(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || element.hasAttribute('style')) return original(element, pseudo)
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/visibility|pointer-events/.test(around.getAttribute('style') ?? ''))
      return original(element)
  const traits = ['hidden', 'open', 'popover', 'type'].map((name) => element.getAttribute(name))
  const kind = [element.localName, ...traits].join()
  const known = kinds.get(kind) ?? remembering(original(element))
  kinds.set(kind, known)
  return known
}

function remembering(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<string, string>()
  const getPropertyValue = (name: string) => {
    const value = values.get(name) ?? style.getPropertyValue(name)
    values.set(name, value)
    return value
  }
  return new Proxy(style, {
    get: (_, name) =>
      name === 'getPropertyValue' ? getPropertyValue : getPropertyValue(hyphenated(String(name))),
  })
}

function hyphenated(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

// It stays for good, in Vitest's window and in jsdom's.
for (const view of [globalThis, document.defaultView])
  Object.defineProperty(view, 'getComputedStyle', {
    value: computedOnce,
    configurable: true,
    writable: true,
  })

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoIntersections)
  vi.stubGlobal('scrollTo', () => undefined)
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
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (messages.length > 0) {
    throw new Error(`Unexpected console messages: ${messages.flat().join(' ')}`)
  }
})
