/**
 * Remembers the prerendered page's controls before hydration. React draws the page anew when something
 * has changed its HTML, such as an extension or a proxy. The returned function then restores the focus,
 * what was opened, and clicks the button that took the place of the clicked one.
 */
export function recordEarlyActions(
  root: HTMLElement,
): (clicked: HTMLElement | null | undefined) => void {
  const controls = () => [
    ...root.querySelectorAll<HTMLElement>(
      'a, button, summary, input, textarea, details, [popover]',
    ),
  ]
  const before = controls()
  const openPopover = before.find(isOpenPopover)
  const focused = before.find((element) => element === document.activeElement)

  /** Extensions add elements, but none with the same classes. */
  function replacementOf(old: HTMLElement): HTMLElement | undefined {
    const isAlike = ({ localName, className }: HTMLElement) =>
      localName === old.localName && className === old.className
    const position = before.filter(isAlike).indexOf(old)
    return controls().filter(isAlike)[position]
  }

  return (clicked) => {
    for (const old of before) {
      if (old.isConnected || !(old instanceof HTMLDetailsElement)) continue
      const details = replacementOf(old)
      if (details instanceof HTMLDetailsElement) details.open = old.open
    }
    if (openPopover?.isConnected === false) replacementOf(openPopover)?.showPopover()
    if (focused?.isConnected === false) replacementOf(focused)?.focus({ preventScroll: true })
    if (clicked) (clicked.isConnected ? clicked : replacementOf(clicked))?.click()
  }
}

/** Old browsers have no popovers, and throw at the selector. */
function isOpenPopover(element: HTMLElement): boolean {
  return element.hasAttribute('popover') && 'popover' in element && element.matches(':popover-open')
}
