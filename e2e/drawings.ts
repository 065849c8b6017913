import type { Page } from '@playwright/test'

/** Two colours that meet in a drawing, how far apart they are, and how many pixels of their edge were found. */
export type FaintEdge = { pair: string; contrast: number; pixels: number; drawing: string }

/**
 * Reads the picture of a page, every row and every column of each drawing in it, and returns where two of the
 * drawing's colours, or one of them and its ground, lie side by side with less contrast than `least`. Colours
 * with a line between them do not meet.
 */
export async function faintEdges(
  page: Page,
  least: number,
): Promise<{ drawings: number; faint: FaintEdge[] }> {
  const picture = await page.screenshot({ fullPage: true })
  return page.evaluate(findFaintEdges, { picture: picture.toString('base64'), least })
}

/** Runs in the page. */
async function findFaintEdges({ picture, least }: { picture: string; least: number }) {
  type Run = { colour: string; from: number; to: number }
  /** Floats have this much space between them, and an oblique edge this much blend. */
  const gap = 2
  /** Fewer are a tip, or a place where words lie on the drawing. */
  const fewest = 8

  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!canvas) throw new Error('The browser draws no canvas.')
  canvas.drawImage(bitmap, 0, 0)

  const drawings = [...document.querySelectorAll('svg')].filter((svg) => {
    const { width, height } = svg.getBoundingClientRect()
    const isPart = svg.parentElement?.closest('svg')
    return !isPart && width >= 8 && height >= 8 && svg.checkVisibility()
  })
  return { drawings: drawings.length, faint: drawings.flatMap(faintIn) }

  function faintIn(drawing: SVGSVGElement): FaintEdge[] {
    const ground = groundOf(drawing)
    const names = new Map([ground, ...threadsOf(drawing)].map((name) => [pixelOf(name), name]))
    const isSlit = ({ colour, from, to }: Run) => colour === ground && to - from <= gap
    const pixels = new Map<string, number>()
    for (const line of linesOf(drawing)) {
      const runs = runsOf(line, names)
      for (const [index, run] of runs.entries()) {
        const next = runs[index + 1]
        if (!next || next.from - run.to > gap || isSlit(run) || isSlit(next)) continue
        const pair = [run.colour, next.colour].sort().join(' ')
        pixels.set(pair, (pixels.get(pair) ?? 0) + 1)
      }
    }
    const top = Math.round(drawing.getBoundingClientRect().top + scrollY)
    const name = `${drawing.getAttribute('class') ?? ''} at ${top} px`
    return [...pixels]
      .map(([pair, count]) => ({ pair, contrast: contrastOf(pair), pixels: count, drawing: name }))
      .filter((edge) => edge.contrast < least && edge.pixels >= fewest)
  }

  /** Opaque fills and strokes; others have no colour of their own. */
  function threadsOf(drawing: SVGSVGElement): string[] {
    return [...drawing.querySelectorAll('path, rect, line')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape)
      return shape.closest('clipPath')
        ? []
        : [hex(fill), hex(stroke)].filter((paint) => paint !== '')
    })
  }

  function groundOf(drawing: Element): string {
    for (let around = drawing.parentElement; around; around = around.parentElement) {
      const colour = hex(getComputedStyle(around).backgroundColor)
      if (colour) return colour
    }
    return '#ffffff'
  }

  /** Returns an opaque colour's six digits; browsers compute it as rgb(1, 2, 3). */
  function hex(paint: string): string {
    const channels = /^rgb\(([\d, ]+)\)$/.exec(paint)?.[1]?.split(',').map(Number) ?? []
    const digits = channels.map((channel) => channel.toString(16).padStart(2, '0'))
    return digits.length === 0 ? '' : `#${digits.join('')}`
  }

  /** An opaque pixel of the canvas, read as one number, has its channels in this order. */
  function pixelOf(colour: string): number {
    const [red, green, blue] = [1, 3, 5].map((start) => colour.slice(start, start + 2))
    return Number.parseInt(`ff${blue}${green}${red}`, 16)
  }

  /** Every row and column of the picture where the drawing is, with a little of the ground around it. */
  function* linesOf(drawing: SVGSVGElement): Generator<Uint32Array> {
    const box = drawing.getBoundingClientRect()
    const left = Math.max(0, Math.floor(box.left) - 4)
    const top = Math.max(0, Math.floor(box.top + scrollY) - 4)
    const width = Math.min(bitmap.width, Math.ceil(box.right) + 4) - left
    const height = Math.min(bitmap.height, Math.ceil(box.bottom + scrollY) + 4) - top
    if (!canvas || width < 1 || height < 1) return
    const { data } = canvas.getImageData(left, top, width, height)
    const pixels = new Uint32Array(data.buffer)
    for (let x = 0; x < width; x++) coverSlits(pixels, x, width, pixelOf(groundOf(drawing)))
    for (let y = 0; y < height; y++) yield pixels.subarray(y * width, (y + 1) * width)
    for (let x = 0; x < width; x++)
      yield Uint32Array.from({ length: height }, (_, y) => pixels[y * width + x] ?? 0)
  }

  /** Between two floats of a column the ground is no neighbour of what lies left and right of it. */
  function coverSlits(pixels: Uint32Array, column: number, width: number, ground: number): void {
    let from = column
    for (let at = column; at < pixels.length; at += width) {
      if (pixels[at] === ground) continue
      if (at - from <= gap * width) for (; from < at; from += width) pixels[from] = 0
      from = at + width
    }
  }

  function runsOf(line: Uint32Array, names: Map<number, string>): Run[] {
    const runs: Run[] = []
    for (const [at, pixel] of line.entries()) {
      const last = runs.at(-1)
      const colour = names.get(pixel)
      if (colour === undefined) continue
      if (last?.colour === colour && at - last.to <= gap) last.to = at + 1
      else runs.push({ colour, from: at, to: at + 1 })
    }
    return runs
  }

  /** As WCAG 2 has it. */
  function contrastOf(pair: string): number {
    const [darker = 0, lighter = 0] = pair
      .split(' ')
      .map(luminanceOf)
      .sort((one, other) => one - other)
    return Number(((lighter + 0.05) / (darker + 0.05)).toFixed(2))
  }

  function luminanceOf(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
