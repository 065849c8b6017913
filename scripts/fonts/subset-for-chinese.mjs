/*
 * Writes src/app/page-fonts/chinese-display.woff2, the letters of the largest type on Chinese pages (src/styles/zh.css),
 * and their list beside it. Needs a build in dist. Run it when e2e/languages.spec.ts reports missing letters:
 *   npm install --no-save subset-font@2 @fontsource/noto-serif-sc@5 && node scripts/fonts/subset-for-chinese.mjs
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import subsetFont from 'subset-font'
import { load } from '../../server/load.mjs'

const { displayLetters } = await load('scripts/fonts/display-letters.ts')
const { waitlist } = await load('src/content/zh/waitlist.ts')
const { site } = await load('src/content/zh/site.ts')
const file = 'src/app/page-fonts/chinese-display'
/** As dark as Hedvig. */
const source =
  'node_modules/@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2'

/** What only the app draws. */
const later = waitlist.title + site.error.title
const letters = new Set(later.match(/[\u4e00-\u9fff]/g))

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const page = await browser.newPage()
  const names = (await readdir('dist/zh')).filter((name) => name.endsWith('.html'))
  for (const name of ['zh.html', ...names.map((each) => `zh/${each}`)]) {
    await page.setContent(await readFile(`dist/${name}`, 'utf8'))
    for (const letter of await displayLetters(page)) letters.add(letter)
  }
} finally {
  await browser.close()
}
const list = [...letters].sort((one, other) => (one < other ? -1 : 1)).join('')
const font = await subsetFont(await readFile(source), ` ${list}`, {
  targetFormat: 'woff2',
  noHinting: true,
  // Without the tables for vertical text and half-width punctuation.
  keepFeatures: [],
  dropTables: ['GDEF', 'GPOS', 'GSUB', 'BASE', 'vhea', 'vmtx'],
})
await writeFile(`${file}.woff2`, font)
await writeFile(`${file}.txt`, `${list}\n`)
console.log(letters.size, 'letters,', font.length, 'bytes')
