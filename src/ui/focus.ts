const readersPause = 100

/**
 * A focus that moves in the moment of a change goes unsaid, or the change is said twice (Orca 43,
 * Firefox 153, Chromium 156).
 */
export function soon(moveFocus: () => void): void {
  setTimeout(moveFocus, readersPause)
}

export function focusSoon(find: () => HTMLElement | null | undefined): void {
  soon(() => find()?.focus())
}
