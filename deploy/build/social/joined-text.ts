import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'

const tamil = openFont('noto-serif-tamil')
const latin = openFont('hedvig-letters-serif')

/** A line of letters that change and change places when they meet, as outlines; one em is 1000 high. */
export function joinedLine(line: string): { path: string; width: number } {
  let width = 0
  const outlines: string[] = []
  for (const [run] of line.matchAll(/\p{Script=Tamil}+|\P{Script=Tamil}+/gu)) {
    const font = /\p{Script=Tamil}/u.test(run) ? tamil : latin
    const buffer = new harfbuzz.Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const place = `translate(${width + xOffset} ${yOffset})`
      outlines.push(`<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`)
      width += xAdvance
    }
  }
  return { path: outlines.join(''), width }
}

function openFont(name: string): harfbuzz.Font {
  const file = readFileSync(`deploy/fonts/${name}.ttf`)
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)))
  font.setScale(1000, 1000)
  return font
}
