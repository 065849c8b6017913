/*
 * Makes the font files of this folder, which only the preview images use: the letters of Tamil, with
 * Latin beside them, for deploy/build/social/joined-text.ts, and the characters of the Chinese pages.
 * Run it when the build says that a preview image has no letters:
 *
 *   npm install --no-save subset-font@2 @fontsource/noto-serif-sc@5 && node deploy/fonts/subset-for-cards.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const punctuation = ' .,:;!?“”‘’…—·0123456789%'
const latin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const tamil = String.fromCodePoint(...Array.from({ length: 128 }, (_, index) => 0xb80 + index))
const folder = 'src/content/zh/'
const chinese = readdirSync(folder)
  .flatMap((name) => readFileSync(folder + name, 'utf8').match(/[^ -~\n]/g))
  .join('')

await subset('hedvig-letters-serif', 'latin', latin + punctuation, 'sfnt', 'ttf')
await subset('noto-serif-tamil', 'tamil', tamil + punctuation, 'sfnt', 'ttf')
await subset('noto-serif-sc', 'chinese-simplified', chinese, 'woff', 'woff')

async function subset(face, letters, text, targetFormat, ending) {
  const source = `node_modules/@fontsource/${face}/files/${face}-${letters}-400-normal.woff2`
  const font = await subsetFont(readFileSync(source), text, { targetFormat })
  writeFileSync(`deploy/fonts/${face}.${ending}`, font)
}
