const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
  'popstate',
] as const

let arrival: Promise<void> | undefined
let hasArrived = false

/**
 * The whole stylesheet, switched on: every other page needs it, and much of what an answer to the
 * visitor looks like. The page that the build wrote brings its own part and stands without the rest,
 * because taking in the sheet keeps a slow phone busy. Resolves when the sheet has arrived, or will not.
 */
export function wholeStylesheet(): Promise<void> {
  arrival ??= switchOn()
  return arrival
}

async function switchOn(): Promise<void> {
  const link = sheetLink()
  if (!link) return
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
  link.disabled = false
  // A sheet that never comes must not hold back a page that can be read without it.
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 3000))])
  hasArrived = true
}

/** Switches it on at the first sign of a visitor. */
export function expectVisitor(): void {
  if (window.scrollY > 0) void wholeStylesheet()
  for (const sign of signs) {
    addEventListener(sign, () => void wholeStylesheet(), { once: true, passive: true })
  }
}

/** Fetches it ahead of that, in time that nobody waits for. */
export async function fetchStylesheet(): Promise<void> {
  const link = sheetLink()
  if (link?.disabled) await fetch(link.href)
}

/** Whether a page would look as it should now: the build wrote it with its own part, or the sheet is here. */
export function hasStylesFor(path: string): boolean {
  if (hasArrived || typeof document === 'undefined' || !sheetLink()) return true
  return document.getElementById('root')?.dataset.path === path
}

function sheetLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('#sheet')
}
