/** Counts diamonds, each a closed path; a `use` repeats its target. */
export function stitchesIn(element: Element): number {
  if (element.localName === 'defs') return 0
  if (element.localName === 'path') return element.getAttribute('d')?.match(/z/g)?.length ?? 0
  if (element.localName === 'use') {
    const id = element.getAttribute('href')?.slice(1) ?? ''
    const named = element.ownerDocument.getElementById(id)
    if (!named) throw new Error(`Nothing is called ${id}.`)
    return stitchesIn(named)
  }
  return [...element.children].reduce((sum, child) => sum + stitchesIn(child), 0)
}
