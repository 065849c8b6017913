import { fixedColours } from '#src/palette.ts'
import { wefts } from './loom-progress.ts'

const rod = 8
/** The threads of the warp that hang out below. */
const fringe = { length: 28, apart: 8, width: 2 }
/** How many columns of the band's 44 lie from one time of the day to the next. */
const fromTimeToTime = 11

/** A place in the picture, in pixels of the page. */
type Box = { x: number; y: number; width: number; height: number }

/**
 * Draws the cloth that hangs on the page as a picture: its own bands in their cells and colours, on the
 * page's ground by day, without the labels, so that there is no word in it.
 */
export async function pictureOf(cloth: HTMLElement): Promise<Blob> {
  const { clientWidth: width } = cloth
  const rows = [...cloth.querySelectorAll<HTMLElement>(':scope > div')]
  const height = rows.reduce((sum, row) => sum + row.offsetHeight, 0)
  const margin = Math.round(Math.max(36, width / 16))
  // Also sharp where a phone's screen enlarges it.
  const scale = width < 768 ? 4 : 2
  const canvas = document.createElement('canvas')
  canvas.width = scale * (width + 2 * margin)
  canvas.height = scale * (height + rod + fringe.length + 2 * margin)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  const fill = (colour: string, box: Box) => {
    context.fillStyle = colour
    context.fillRect(box.x, box.y, box.width, box.height)
  }

  fill(fixedColours['yellow-200'], { x: 0, y: 0, width: canvas.width, height: canvas.height })
  context.scale(scale, scale)
  context.translate(margin, margin + rod)
  fill(fixedColours['blue-900'], { x: -rod, y: -rod, width: width + 2 * rod, height: rod })
  for (let x = (fringe.apart - fringe.width) / 2; x < width; x += fringe.apart)
    fill(fixedColours['blue-900'], { x, y: height, width: fringe.width, height: fringe.length })
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()

  const gap = getComputedStyle(cloth).backgroundColor
  for (const row of rows) {
    const band = row.querySelector<HTMLElement>('.loom-band')
    if (!band) continue
    const box = { x: 0, y: row.offsetTop, width, height: band.offsetHeight }
    const pitch = box.height / (2 * wefts)
    await drawBand(context, fill, band, box, pitch)
    // The gap after each weft.
    for (let y = box.y + pitch - 1; y < box.y + box.height; y += pitch)
      fill(gap, { ...box, y, height: 1 })
    drawBorder(fill, { ...box, y: box.y + box.height, height: row.offsetHeight - box.height })
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))))
  })
}

type Fill = (colour: string, box: Box) => void

async function drawBand(
  context: CanvasRenderingContext2D,
  fill: Fill,
  band: HTMLElement,
  box: Box,
  pitch: number,
): Promise<void> {
  const styles = getComputedStyle(band)
  const valueOf = (name: string) => styles.getPropertyValue(name)
  const cell = parseFloat(valueOf('--cell'))
  const foot = box.y + box.height
  fill(styles.backgroundColor, box)
  const drawings = [...styles.backgroundImage.matchAll(/url\("(.+?)"\)/g)]
  // The first lies on top.
  for (const [, address = ''] of drawings.reverse()) {
    const drawing = await drawingAt(address)
    const { width: columns, height: rows } = drawing.viewBox.baseVal
    const tile = { width: columns * cell, height: rows * pitch }
    for (const x of repeated(box.width, tile.width))
      for (let { y } = box; y < foot; y += tile.height)
        drawPaths(context, drawing, { x, y, ...tile })
  }
  if (band.classList.contains('loom-band-account')) {
    for (const x of repeated(box.width, 4 * fromTimeToTime * cell))
      for (const [index, time] of ['night', 'morning', 'afternoon', 'evening'].entries())
        for (let { y } = box; y < foot; y += wefts * pitch)
          fill(valueOf(`--${time}`) || 'transparent', {
            x: x + (index * fromTimeToTime - 2) * cell,
            y,
            width: 4 * cell,
            height: 2 * pitch,
          })
  }
  const letters = band.querySelector('svg')
  if (letters) drawPaths(context, letters, { ...box, width: letters.getBoundingClientRect().width })
}

/** The page has drawn it already, so that it need not be asked for. */
async function drawingAt(address: string): Promise<SVGSVGElement> {
  const answer = await fetch(address, { cache: 'force-cache' })
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  if (!(documentElement instanceof SVGSVGElement)) throw new Error(`${address} is no drawing.`)
  return documentElement
}

/** Where tiles begin that are repeated from the middle to both sides. */
function repeated(width: number, tile: number): number[] {
  const first = ((width - tile) / 2) % tile
  const places: number[] = []
  for (let x = first - tile; x < width + tile; x += tile) places.push(x)
  return places
}

function drawPaths(context: CanvasRenderingContext2D, drawing: SVGSVGElement, box: Box): void {
  const { width: columns, height: rows } = drawing.viewBox.baseVal
  context.save()
  context.translate(box.x, box.y)
  context.scale(box.width / columns, box.height / rows)
  for (const path of drawing.querySelectorAll('path')) {
    context.fillStyle = path.getAttribute('fill') ?? getComputedStyle(path).fill
    context.fill(outlineOf(path))
  }
  context.restore()
}

function outlineOf(path: SVGPathElement): Path2D {
  return new Path2D(path.getAttribute('d') ?? '')
}

/** A chequered border in two rows. */
function drawBorder(fill: Fill, { y, width, height }: Box): void {
  const check = { width: 32, height: height / 2 }
  for (const x of repeated(width, 2 * check.width)) {
    fill(fixedColours['blue-900'], { x, y, width: 2 * check.width, height })
    fill(fixedColours['yellow-400'], { x: x + check.width, y, ...check })
    fill(fixedColours['yellow-400'], { x, y: y + check.height, ...check })
  }
}
