import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as ranges from '../../src/app/quoted-fonts/ranges.ts'

const quoted = 'src/content/quoted/'
const sources = ['src/languages.ts', ...readdirSync(quoted).map((name) => quoted + name)]

function isIn(range: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    return code >= parseInt(first, 16) && code <= parseInt(last, 16)
  })
}

test.each(sources)(
  'has every Chinese and Tamil letter of %s in the fonts of quoted lines',
  (file) => {
    const letters = readFileSync(file, 'utf8').match(/[\u0b80-\u0bff\u3000-\u9fff\uff00-\uffef]/g)
    const missing = [...new Set(letters)].filter(
      (letter) => !Object.values(ranges).some((range) => isIn(range, letter)),
    )
    expect(missing, 'scripts/fonts/subset-for-quotes.mjs makes new fonts').toEqual([])
  },
)
