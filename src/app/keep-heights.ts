/** In em. A reader sees none of them: the type scale itself has steps of up to 0.045. */
const spacings = Array.from({ length: 24 }, (_, index) => (index + 1) * 0.0025)

/**
 * Swaps fonts in without moving what the visitor looks at. Where a line would break elsewhere in the new
 * font, its block gets the least letter spacing that leaves it as high as before. Fallback fonts of matched
 * widths alone cannot do that: over all windows, some line always just fits in one of the two.
 */
export function keepHeights(swapFonts: () => void): void {
  const before = Array.from(blocksInWindow(), (block) => ({
    block,
    height: block.offsetHeight,
    shape: shapeOf(block),
  }))
  swapFonts()
  let changed = before.filter(isChanged).map((one) => ({
    ...one,
    letterSpacing: Number.parseFloat(getComputedStyle(one.block).letterSpacing) || 0,
    direction: Math.sign(sum(one.shape) - sum(shapeOf(one.block))),
  }))
  for (const spacing of spacings) {
    for (const { block, letterSpacing, direction } of changed)
      block.style.letterSpacing = `calc(${letterSpacing}px + ${direction * spacing}em)`
    changed = changed.filter(isChanged)
  }
  // Boxes in place of Tamil letters are too far from their widths for that, and rather too wide than too narrow.
  for (const { block, height } of changed) {
    block.style.letterSpacing = ''
    block.style.minHeight = `${height}px`
  }
}

type Shape = readonly number[]

function isChanged({ block, shape }: { block: HTMLElement; shape: Shape }): boolean {
  return shapeOf(block).some((part, index) => part !== shape[index])
}

/** The larger, the more lines: text that takes more of them than before has to become narrower. */
function sum(shape: Shape): number {
  return shape.reduce((total, part) => total + part, 0)
}

/** A block's height, on which lines its texts begin and end, and on which the links in them or the parts of a row begin. */
function shapeOf(block: HTMLElement): Shape {
  const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight)
  const { top } = block.getBoundingClientRect()
  const lineOf = (box: DOMRect) => Math.round((box.top - top) / lineHeight)
  const text = document.createRange()
  const lines = Array.from(block.childNodes).flatMap((part) => {
    if (part instanceof Element) return [lineOf(part.getBoundingClientRect())]
    text.selectNode(part)
    const boxes = [...text.getClientRects()]
    return [boxes.at(0), boxes.at(-1)].map((box) => (box ? lineOf(box) : 0))
  })
  return [block.offsetHeight, ...lines]
}

/** Blocks with text, and rows of buttons or links that may wrap. */
function blocksInWindow(): Set<HTMLElement> {
  const blocks = new Set<HTMLElement>()
  const add = (element: Element | null) => {
    if (element instanceof HTMLElement) blocks.add(element)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    let element = texts.currentNode.parentElement
    if (!texts.currentNode.textContent?.trim() || !element || !isInWindow(element)) continue
    while (element.parentElement && getComputedStyle(element).display === 'inline')
      element = element.parentElement
    add(element)
    for (const part of [element, element.closest('li')]) {
      const row = part?.parentElement
      if (row && getComputedStyle(row).flexWrap !== 'nowrap') add(row)
    }
  }
  return blocks
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
