/** After an uncaught fault React removes the page: this restores its elements with the typed text. */
export function putBackOnFault(root: HTMLElement): (fault: unknown) => void {
  // The browser must not send a form: the app's handler may be the part that failed.
  addEventListener('submit', (event) => event.preventDefault())
  const changes = new MutationObserver(() => undefined)
  changes.observe(root, { childList: true })
  changes.observe(document.head, { childList: true })
  return (fault) => {
    const taken = new Map<Node, Node[]>()
    for (const { target, addedNodes, removedNodes } of changes.takeRecords()) {
      const before = addedNodes.length > 0 ? [] : (taken.get(target) ?? [])
      taken.set(target, [...before, ...removedNodes])
    }
    for (const [place, nodes] of taken) for (const node of nodes) place.appendChild(node)
    // The forms then say how to write instead, and the loader stops their buttons.
    root.dataset.away = ''
    window.earlyClick = undefined
    console.error(fault)
  }
}
