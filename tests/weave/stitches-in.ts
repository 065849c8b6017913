/** Counts diamonds, each a closed path. */
export function stitchesIn(element: Element): number {
  if (element.localName === 'path') return element.getAttribute('d')?.match(/z/g)?.length ?? 0
  return [...element.children].reduce((sum, child) => sum + stitchesIn(child), 0)
}
