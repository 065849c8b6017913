import { expect, type Locator } from '@playwright/test'

type Drawn = 'borderTopColor' | 'backgroundColor' | 'fill'

/** The contrast is against the element's ground, or that of the box around it. */
function contrasts(elements: Locator, property: Drawn) {
  return elements.evaluateAll((nodes, name) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    function luminance(colour: string): number | undefined {
      if (!canvas) return undefined
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data
      if (alpha === 0) return undefined
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    function groundOf(start: Element | null): number | undefined {
      for (let around = start; around; around = around.parentElement) {
        const found = luminance(getComputedStyle(around).backgroundColor)
        if (found !== undefined) return found
      }
      return undefined
    }
    return nodes.map((node) => {
      const own = luminance(getComputedStyle(node)[name])
      const grounds = [groundOf(node.parentElement)]
      if (name === 'borderTopColor') grounds.push(groundOf(node))
      const ratios = grounds.map((ground) => {
        if (own === undefined || ground === undefined) return 0
        return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
      })
      return { element: node.outerHTML, ratio: Math.min(...ratios) }
    })
  }, property)
}

/** WCAG 1.4.11 asks for 3:1 for lines and shapes with a meaning. */
export async function expectContrast(elements: Locator, property: Drawn): Promise<void> {
  for (const { element, ratio } of await contrasts(elements, property))
    expect(ratio, `${property} of ${element}`).toBeGreaterThanOrEqual(3)
}
