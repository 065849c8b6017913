/** How long readers need to take in a change of the page, in milliseconds. */
const readersPause = 100

/**
 * Moves the focus a moment later. Where the page changes in the same moment, readers take the move for a part of that
 * change and say nothing, or say what changed twice (heard: Orca 43 with Firefox 153 and Chromium 156).
 */
export function soon(moveFocus: () => void): void {
  setTimeout(moveFocus, readersPause)
}

/** Moves the focus a moment later, to the element found then. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  soon(() => find()?.focus())
}
