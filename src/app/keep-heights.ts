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
    widths: isRow(block) ? widthsIn(block) : [],
  }))
  swapFonts()
  let changed = before.filter(isChanged).map((one) => ({
    ...one,
    // What is inside, too: titles, and all Chinese and Tamil, have a spacing of their own.
    spaced: [one.block, ...one.block.querySelectorAll<HTMLElement>('*')].map((element) => ({
      element,
      own: Number.parseFloat(getComputedStyle(element).letterSpacing) || 0,
    })),
    direction: Math.sign(sum(one.shape) - sum(shapeOf(one.block))),
  }))
  for (const spacing of spacings) {
    for (const { spaced, direction } of changed)
      for (const { element, own } of spaced)
        element.style.letterSpacing = `calc(${own}px + ${direction * spacing}em)`
    changed = changed.filter(isChanged)
  }
  // Boxes in place of Tamil letters are too far from their widths for that, and rather too wide than too narrow.
  for (const { block, height, spaced, widths } of changed) {
    for (const { element } of spaced) element.style.letterSpacing = ''
    block.style.minHeight = `${height}px`
    // Where its parts stay as wide, a row breaks where it did.
    for (const { part, width } of widths) part.style.minWidth = `min(${width}px, 100%)`
  }
}

/** In px along a line; what is a line or a height counts a thousand times as much. */
type Shape = readonly number[]

/** A word before a link is rarely narrower. */
const tolerance = 40
const line = 1000

function isChanged({ block, shape }: { block: HTMLElement; shape: Shape }): boolean {
  return shapeOf(block).some((part, index) => Math.abs(part - (shape[index] ?? 0)) > tolerance)
}

/** The larger, the more lines: text that takes more of them than before has to become narrower. */
function sum(shape: Shape): number {
  return shape.reduce((total, part) => total + part, 0)
}

/**
 * A block's height, on which lines its texts begin and end and the parts of a row begin, and where in its line
 * a link begins and the text before it ends: one more word before it moves a link by as much.
 */
function shapeOf(block: HTMLElement): Shape {
  const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight)
  const { top, left } = block.getBoundingClientRect()
  const lineOf = (box: DOMRect) => line * Math.round((box.top - top) / lineHeight)
  const text = document.createRange()
  const lastLink = block.lastElementChild
  const places = Array.from(block.childNodes).flatMap((part) => {
    if (part instanceof Element) {
      const box = part.getBoundingClientRect()
      return [lineOf(box) + (getComputedStyle(part).display === 'inline' ? box.left - left : 0)]
    }
    text.selectNode(part)
    const [first = block.getBoundingClientRect(), ...others] = text.getClientRects()
    const last = others.at(-1) ?? first
    return [lineOf(first), lineOf(last) + (isBefore(part, lastLink) ? last.right - left : 0)]
  })
  return [line * block.offsetHeight, ...places]
}

function isBefore(part: Node, other: Node | null): boolean {
  const following = Node.DOCUMENT_POSITION_FOLLOWING
  return other !== null && (part.compareDocumentPosition(other) & following) === following
}

function isRow(element: Element): boolean {
  return getComputedStyle(element).flexWrap !== 'nowrap'
}

function widthsIn(row: HTMLElement): { part: HTMLElement; width: number }[] {
  return Array.from(row.querySelectorAll<HTMLElement>(':scope > *'), (part) => ({
    part,
    width: part.getBoundingClientRect().width,
  }))
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
    while (
      element.parentElement &&
      ['inline', 'inline-block'].includes(getComputedStyle(element).display)
    )
      element = element.parentElement
    add(element)
    for (const part of [element, element.closest('li, details')]) {
      const row = part?.parentElement
      if (row && isRow(row)) add(row)
    }
  }
  return blocks
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
