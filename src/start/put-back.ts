/**
 * The net under everything: after a fault that nobody has caught React takes the whole page away, and
 * this puts back the same elements, with the text typed into them. Links and numbers work as without scripts.
 */
export function putBackOnFault(root: HTMLElement): (fault: unknown) => void {
  // Of a form nothing leaves the page but by the app, whose handler may be what failed.
  addEventListener('submit', (event) => event.preventDefault())
  const changes = new MutationObserver(() => undefined)
  changes.observe(root, { childList: true })
  changes.observe(document.head, { childList: true })
  return (fault) => {
    const taken = new Map<Node, Node[]>()
    for (const { target, addedNodes, removedNodes } of changes.takeRecords()) {
      // Nodes removed before an addition were replaced by it.
      const before = addedNodes.length > 0 ? [] : (taken.get(target) ?? [])
      taken.set(target, [...before, ...removedNodes])
    }
    for (const [place, nodes] of taken) for (const node of nodes) place.appendChild(node)
    // The forms say how to write instead, and the loader keeps their buttons from sending anything.
    root.dataset.away = ''
    window.earlyClick = undefined
    console.error(fault)
  }
}
