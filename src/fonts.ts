import displayFile from '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2'
import textFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

/** Pixels that a box may move without anybody noticing; browsers count a layout shift from 3. */
const tolerance = 3

/** How far down something counts as in sight, in heights of the window: it could move into it. */
const inSight = 1.3

/** Parts of a page that can be laid out apart from each other. */
const parts = 'main section, footer'

let waiting: FontFace[] = []
let fitted: HTMLElement[] = []

/** Fetches the two web fonts. */
export async function fetchFonts(): Promise<FontFace[]> {
  const faces = [
    new FontFace('Hedvig Letters Serif', `url(${displayFile})`),
    new FontFace('Plus Jakarta Sans Variable', `url(${textFile})`, { weight: '200 800' }),
  ]
  return Promise.all(faces.map((face) => face.load()))
}

/**
 * Sets the page in these fonts without moving anything on screen. Where that cannot be done they wait
 * for the next page, where everything is laid out anew anyway. A slow phone takes long to lay out a
 * page again, so what is out of sight keeps its height meanwhile and follows part by part.
 */
export async function showFonts(faces: FontFace[]): Promise<void> {
  // Just after a frame, when measuring the page costs nothing.
  await nextFrame()
  const outOfSight = partsOutOfSight()
  const boxes = boxesInSight(new Set(outOfSight.map(({ part }) => part)))
  for (const { part, height } of outOfSight) {
    part.style.containIntrinsicHeight = `${height}px`
    part.style.contentVisibility = 'auto'
  }
  await nextFrame()
  swapWithoutMoving(faces, boxes)
  for (const { part } of outOfSight) {
    await nextFrame()
    part.style.containIntrinsicHeight = ''
    part.style.contentVisibility = ''
  }
}

/** Shows the fonts that had to wait, and lets go of every box: for a new page or a new window size. */
export function settleFonts(): void {
  for (const { style } of fitted) {
    style.fontFamily = ''
    style.letterSpacing = ''
    style.minHeight = ''
    style.minWidth = ''
  }
  fitted = []
  for (const face of waiting) document.fonts.add(face)
  waiting = []
}

function swapWithoutMoving(faces: FontFace[], boxes: Box[]): void {
  for (const face of faces) document.fonts.add(face)
  fit(boxes.filter(({ pieces }) => pieces.length > 0))
  if (!boxes.every(stands)) {
    settleFonts()
    for (const face of faces) document.fonts.delete(face)
    waiting = faces
  }
  addEventListener('resize', settleFonts, { once: true })
}

/** A box as it stood before the swap; of one that holds text also each piece of it. */
type Box = { element: HTMLElement; was: DOMRect; pieces: { range: Range; was: DOMRect }[] }

function partsOutOfSight(): { part: HTMLElement; height: number }[] {
  return [...document.querySelectorAll<HTMLElement>(parts)].flatMap((part) => {
    const { top, height } = part.getBoundingClientRect()
    return top > innerHeight * inSight ? [{ part, height }] : []
  })
}

/** Every visible box of the window, and what stands just below it. */
function boxesInSight(outOfSight: Set<Node>): Box[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (element) =>
    outOfSight.has(element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const boxes: Box[] = []
  while (walker.nextNode()) {
    const element = walker.currentNode
    if (!(element instanceof HTMLElement) || element.hasAttribute('style')) continue
    const was = element.getBoundingClientRect()
    const seen =
      was.top < innerHeight * inSight && was.bottom > 0 && was.width > 1 && was.height > 1
    if (!seen || isInline(element)) continue
    const onlyText = [...element.children].every(isInText)
    boxes.push({ element, was, pieces: onlyText ? piecesOf(element) : [] })
  }
  return boxes
}

function piecesOf(element: Element): Box['pieces'] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const pieces: Box['pieces'] = []
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const was = firstRect(range)
    if (was.width > 0) pieces.push({ range, was })
  }
  return pieces
}

/**
 * Text that needs less room than before keeps the room; where it breaks otherwise, its letters stand
 * as far apart as before; where that does not help, it alone stays in the fallback. All texts take
 * each step together, so that the page is laid out once a step and not once a text.
 */
function fit(texts: Box[]): void {
  for (const { element, was } of texts) {
    element.style.minHeight = `${was.height}px`
    element.style.minWidth = `${was.width}px`
    fitted.push(element)
  }
  const misfits = texts
    .filter((text) => !fits(text))
    .map((text) => {
      const { fontFamily, letterSpacing } = getComputedStyle(text.element)
      return {
        text,
        spacing: (parseFloat(letterSpacing) || 0) + spreadOver(text.pieces),
        fallbacks: fontFamily.replace(/^[^,]*,/, ''),
      }
    })
  for (const { text, spacing } of misfits) text.element.style.letterSpacing = `${spacing}px`
  for (const { text, fallbacks } of misfits.filter((misfit) => !fits(misfit.text))) {
    text.element.style.letterSpacing = ''
    text.element.style.fontFamily = fallbacks
  }
}

/** What each letter of a line must take more or less so that the line is as long as before. */
function spreadOver(pieces: Box['pieces']): number {
  const [line] = pieces
  if (!line) return 0
  return (line.was.width - firstRect(line.range).width) / line.range.toString().length
}

function fits(box: Box): boolean {
  const is = box.element.getBoundingClientRect()
  return is.height < box.was.height + 1 && is.width < box.was.width + 1 && stands(box)
}

/** Still where it was, with all its pieces. */
function stands({ element, was, pieces }: Box): boolean {
  return (
    isNear(element.getBoundingClientRect(), was) &&
    pieces.every(({ range, was: before }) => {
      const is = firstRect(range)
      // A space after the last word of a line is a piece of its own, at the word's end.
      const endsThere = pieces.length === 1 || Math.abs(is.right - before.right) < tolerance
      return isNear(is, before) && endsThere
    })
  )
}

function isNear(is: DOMRect, was: DOMRect): boolean {
  return Math.abs(is.top - was.top) < tolerance && Math.abs(is.left - was.left) < tolerance
}

function firstRect(range: Range): DOMRect {
  return range.getClientRects()[0] ?? new DOMRect()
}

function isInline(element: Element): boolean {
  return getComputedStyle(element).display.startsWith('inline')
}

/** Inline, a drawing beside the words, or words for screen readers only. */
function isInText(element: Element): boolean {
  return isInline(element) || element.matches('svg, .sr-only')
}

/** Just after the next frame. */
async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}
