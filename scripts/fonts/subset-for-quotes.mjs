/*
 * Writes src/app/quoted-fonts: the Chinese and Tamil letters of the lines that pages in other languages
 * quote. Run it when tests/content/quoted-letters.test.ts reports a missing letter:
 *   npm install --no-save subset-font@2 @fontsource/noto-serif-sc@5 && node scripts/fonts/subset-for-quotes.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const quoted = 'src/content/quoted/'
/** Lines in collapsed parts: conversations, the pocket card, first words in other languages. */
const collapsed = ['pocket-card.ts', 'conversations.ts', 'worried.ts']
const files = readdirSync(quoted)
const textOf = (names) => names.map((name) => readFileSync(quoted + name, 'utf8')).join('')
const seenText =
  readFileSync('src/languages.ts', 'utf8') +
  textOf(files.filter((name) => !collapsed.includes(name)))
const collapsedText = textOf(collapsed)

const scripts = {
  chinese: {
    family: 'noto-serif-sc',
    part: 'chinese-simplified',
    letters: /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g,
    // Drop the tables for vertical text and half-width punctuation.
    without: { keepFeatures: [], dropTables: ['GDEF', 'GPOS', 'GSUB', 'BASE', 'vhea', 'vmtx'] },
  },
  tamil: {
    family: 'noto-serif-tamil',
    part: 'tamil',
    letters: /[\u0b80-\u0bff]/g,
    // Signs are shaped together with a consonant, so each subset needs all of them.
    signs: /\p{M}/u,
    without: { dropTables: ['vhea', 'vmtx'] },
  },
}

const ranges = {}
for (const [name, { family, part, letters, signs, without }] of Object.entries(scripts)) {
  const font = readFileSync(
    `node_modules/@fontsource/${family}/files/${family}-${part}-400-normal.woff2`,
  )
  const all = new Set((seenText + collapsedText).match(letters))
  const everySign = signs ? [...all].filter((letter) => letter.match(signs)) : []
  const seen = new Set([...seenText.match(letters), ...everySign])
  const parts = {
    [name]: seen,
    [`${name}Collapsed`]: new Set([
      ...[...all].filter((letter) => !seen.has(letter)),
      ...everySign,
    ]),
  }
  for (const [key, characters] of Object.entries(parts)) {
    const file = `src/app/quoted-fonts/${key.replace('C', '-c')}.woff2`
    const options = { targetFormat: 'woff2', noHinting: true, ...without }
    const subset = await subsetFont(font, [...characters].join(''), options)
    writeFileSync(file, subset)
    console.log(file, characters.size, 'letters', subset.length, 'bytes')
    ranges[key] = rangeOf(characters)
  }
}
const lines = Object.entries(ranges).map(([key, range]) => `export const ${key} =\n  '${range}'\n`)
writeFileSync(
  'src/app/quoted-fonts/ranges.ts',
  `/* scripts/fonts/subset-for-quotes.mjs writes it: each font's letters, as a unicode-range. */\n${lines.join('')}`,
)

/** Neighbours are one range. */
function rangeOf(characters) {
  const codes = [...characters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)
  const hex = (code) => code.toString(16).toUpperCase()
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  return starts
    .map((start, index) => `U+${hex(start)}${start === ends[index] ? '' : `-${hex(ends[index])}`}`)
    .join(',')
}
