/** Counts diamonds, each a closed path. */
export function stitchesIn(element: Element): number {
  if (element.localName === 'path') return element.getAttribute('d')?.match(/z/g)?.length ?? 0
  return [...element.children].reduce((sum, child) => sum + stitchesIn(child), 0)
}

/** Returns the floats of a draft's paths, in cells. */
export function floatsIn(element: Element): { x: number; y: number; width: number }[] {
  return [...element.querySelectorAll('path')].flatMap((path) => {
    let [x, y] = [0, 0]
    const floats = path.getAttribute('d')?.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g) ?? []
    return Array.from(floats, ([, right, down, width]) => {
      x += Number(right)
      y += Number(down)
      return { x, y, width: Number(width) }
    })
  })
}
