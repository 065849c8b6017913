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
    // In most fallback fonts text is a little wider.
    direction: Math.sign(one.height - one.block.offsetHeight) || 1,
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

function isChanged({ block, shape }: { block: HTMLElement; shape: string }): boolean {
  return shapeOf(block) !== shape
}

/** A block's height, and on which lines the links in its text, or the parts of a row, begin. */
function shapeOf(block: HTMLElement): string {
  const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight)
  const { top } = block.getBoundingClientRect()
  const lines = Array.from(block.children, (part) =>
    Math.round((part.getBoundingClientRect().top - top) / lineHeight),
  )
  return [block.offsetHeight, ...lines].join(' ')
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
