import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from '#src/palette.ts'

const colours = new Set<string>(Object.values(palette))

function unknownIn(file: string, known: Set<string>): string[] {
  const used = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? []
  return used.filter((colour) => !known.has(colour))
}

test('uses only colours of the palette in the favicon', () => {
  expect(unknownIn('public/favicon.svg', colours)).toEqual([])
})

test('uses only colours of the palette in the icon for home screens', () => {
  const png = readFileSync('public/apple-touch-icon.png')
  const start = png.indexOf('PLTE') + 4
  const table = png.subarray(start, start + png.readUInt32BE(start - 8)).toString('hex')
  const used = table.match(/.{6}/g) ?? []
  expect(used).not.toEqual([])
  expect(used.filter((colour) => !colours.has(`#${colour}`))).toEqual([])
})
