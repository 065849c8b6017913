import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from '#src/palette.ts'

const colours = new Set<string>(Object.values(palette))

/** The portraits' skin, hair and lips. */
const skin = new Set(
  '#6c3f2b #7a4433 #8c5a3c #8f5a3e #9a6044 #b0705a #b5765a #c08a62 #c98a6b #cf957a #d9a27c #dda880 #ebc09a #f0cba8'.split(
    ' ',
  ),
)

function unknownIn(file: string, known: Set<string>): string[] {
  const used = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? []
  return used.filter((colour) => !known.has(colour))
}

test('uses only colours of the palette in the favicon, and beside skin in the portraits', () => {
  const portraits = readdirSync('public/team').map((name) => `public/team/${name}`)
  expect(portraits).not.toEqual([])
  expect(unknownIn('public/favicon.svg', colours)).toEqual([])
  const ofPortraits = new Set([...colours, ...skin])
  expect(portraits.flatMap((file) => unknownIn(file, ofPortraits))).toEqual([])
})

test('uses only colours of the palette in the icon for home screens', () => {
  const png = readFileSync('public/apple-touch-icon.png')
  const start = png.indexOf('PLTE') + 4
  const table = png.subarray(start, start + png.readUInt32BE(start - 8)).toString('hex')
  const used = table.match(/.{6}/g) ?? []
  expect(used).not.toEqual([])
  expect(used.filter((colour) => !colours.has(`#${colour}`))).toEqual([])
})
