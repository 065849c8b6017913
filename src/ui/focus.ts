/** Milliseconds that readers need to take in a change of the page. */
const readersPause = 100

/** Moved in the moment of a change, it goes unsaid or the change is said twice (Orca 43, Firefox 153, Chromium 156). */
export function soon(moveFocus: () => void): void {
  setTimeout(moveFocus, readersPause)
}

export function focusSoon(find: () => HTMLElement | null | undefined): void {
  soon(() => find()?.focus())
}
