/*
 * Writes src/app/page-fonts: the letters of the pages, in the cuts that the site uses, and the licences of
 * all fonts that are checked in. Run it after an update of these packages:
 *   npm install --no-save subset-font@2 @fontsource/noto-serif-sc@5 @fontsource-variable/noto-sans-tamil@5 \
 *     @fontsource-variable/noto-serif-tamil@5 @fontsource-variable/plus-jakarta-sans@5 &&
 *     node scripts/fonts/subset-for-pages.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const folder = 'src/app/page-fonts'
const jakarta = '@fontsource-variable/plus-jakarta-sans'
const sansTamil = '@fontsource-variable/noto-sans-tamil'
const serifTamil = '@fontsource-variable/noto-serif-tamil'
const hedvig = '@fontsource/hedvig-letters-serif'

/** Every letter from one to another. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/** ASCII, punctuation and signs, and the letters of Western European names, which people type into forms. */
const latin = [
  range(0x20, 0x7e),
  '\u00a0©°·×–—‘’“”…€',
  range(0xc0, 0xff).filter((letter) => /\p{L}/u.test(letter)),
]
  .flat()
  .join('')
/** All letters and signs of Tamil, not only the site's, and the joiners. */
const tamil = [
  range(0xb80, 0xbff).filter((letter) => /[\p{L}\p{M}]/u.test(letter)),
  ' \u200c\u200d',
]
  .flat()
  .join('')

/** Without the stylistic sets, which nothing uses. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk']
const at = (wght, wdth) => ({ variationAxes: { wght, wdth } })

const cuts = {
  'latin-display': {
    source: hedvig,
    file: 'hedvig-letters-serif-latin-400',
    letters: latin,
    options: { keepFeatures },
  },
  'latin-text': {
    source: jakarta,
    file: 'plus-jakarta-sans-latin-wght',
    letters: latin,
    options: { keepFeatures, variationAxes: { wght: { min: 400, max: 700 } } },
  },
  // As dark as Hedvig at 78 % of its size, and 7 % narrower than the regular width.
  'tamil-display': {
    source: serifTamil,
    file: 'noto-serif-tamil-tamil-standard',
    letters: tamil,
    options: at(560, 87.5),
  },
  'tamil-text': {
    source: sansTamil,
    file: 'noto-sans-tamil-tamil-standard',
    letters: tamil,
    options: at(400, 94),
  },
  'tamil-strong': {
    source: sansTamil,
    file: 'noto-sans-tamil-tamil-standard',
    letters: tamil,
    options: at(600, 87.5),
  },
}

for (const [name, { source, file, letters, options }] of Object.entries(cuts)) {
  const font = readFileSync(`node_modules/${source}/files/${file}-normal.woff2`)
  const all = { targetFormat: 'woff2', noHinting: true, ...options }
  const subset = await subsetFont(font, letters, all)
  writeFileSync(`${folder}/${name}.woff2`, subset)
  console.log(name, subset.length, 'bytes')
}

// As Vite lists the licences of the packages in a build.
const licences = [hedvig, jakarta, sansTamil, serifTamil, '@fontsource/noto-serif-sc'].map(
  (name) => {
    const read = (file) => readFileSync(`node_modules/${name}/${file}`, 'utf8')
    const { version, license } = JSON.parse(read('package.json'))
    return `## ${name} - ${version} (${license})\n\n${read('LICENSE').trim()}\n`
  },
)
writeFileSync(`${folder}/licences.txt`, licences.join('\n'))
