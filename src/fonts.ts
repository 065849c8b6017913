import displayFile from '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2'
import textFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

/** Pixels that a box may move without anybody noticing; browsers count a layout shift from 3. */
const tolerance = 2

let waiting: FontFace[] = []
let heldBoxes: HTMLElement[] = []

/**
 * Fetches the two web fonts and sets the page in them, if nothing that is on screen moves by it.
 * Otherwise they wait for the next page, where everything is laid out anew anyway.
 */
export async function loadFonts(): Promise<void> {
  const faces = [
    new FontFace('Hedvig Letters Serif', `url(${displayFile})`, { display: 'swap' }),
    new FontFace('Plus Jakarta Sans Variable', `url(${textFile})`, {
      display: 'swap',
      weight: '200 800',
    }),
  ]
  await Promise.all(faces.map((face) => face.load()))
  swapWithoutMoving(faces)
}

/** Shows the fonts that had to wait, and lets go of every box: for a new page or a new window size. */
export function settleFonts(): void {
  for (const { style } of heldBoxes) {
    style.minHeight = ''
    style.minWidth = ''
  }
  heldBoxes = []
  for (const face of waiting) document.fonts.add(face)
  waiting = []
}

function swapWithoutMoving(faces: FontFace[]): void {
  const boxes = boxesUpToTheFold()
  const before = boxes.map((box) => box.getBoundingClientRect())
  for (const face of faces) document.fonts.add(face)
  hold(boxes, before)
  if (moved(boxes, before)) {
    settleFonts()
    for (const face of faces) document.fonts.delete(face)
    waiting = faces
  }
  addEventListener('resize', settleFonts, { once: true })
}

/** A line that became shorter, or a paragraph that lost a line, keeps the room it had. */
function hold(boxes: HTMLElement[], before: DOMRect[]): void {
  const shrunk = boxes.flatMap((box, index) => {
    const was = before[index]
    if (!was || !holdsText(box)) return []
    const is = box.getBoundingClientRect()
    return is.height < was.height || is.width < was.width ? [{ box, was }] : []
  })
  for (const { box, was } of shrunk) {
    box.style.minHeight = `${was.height}px`
    box.style.minWidth = `${was.width}px`
    heldBoxes.push(box)
  }
}

function moved(boxes: HTMLElement[], before: DOMRect[]): boolean {
  return boxes.some((box, index) => {
    const was = before[index]
    const is = box.getBoundingClientRect()
    if (!was || was.bottom < 0) return false
    return Math.abs(is.top - was.top) > tolerance || Math.abs(is.left - was.left) > tolerance
  })
}

/** Every visible box from the top of the page to the lower edge of the window. */
function boxesUpToTheFold(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => {
    if (!(element instanceof HTMLElement) || element.hasAttribute('style')) return false
    const { top, width, height } = element.getBoundingClientRect()
    return top < innerHeight && width > 0 && height > 0 && !isInline(element)
  })
}

// A word inside a sentence may move along with it.
function isInline(element: Element): boolean {
  return getComputedStyle(element).display === 'inline'
}

function holdsText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
}
