/*
 * Writes the Chinese font subset for the preview images. Run it when the build reports missing letters:
 *   npm install --no-save subset-font@2 @fontsource/noto-serif-sc@5 && node scripts/fonts/subset-for-cards.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const folder = 'src/content/zh/'
const source =
  'node_modules/@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-400-normal.woff2'

const characters = readdirSync(folder)
  .flatMap((name) => readFileSync(folder + name, 'utf8').match(/[^ -~\n]/g))
  .join('')
const font = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff' })
writeFileSync('scripts/fonts/noto-serif-sc.woff', font)
