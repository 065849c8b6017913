/*
 * Writes two fonts with the Chinese letters of titles and quoted lines (src/styles/zh.css), one of those on the home
 * page and one of the others, and chinese-letters.ts beside them in src/app/page-fonts. Needs a build in dist. Run it
 * when e2e/languages.spec.ts reports missing letters:
 *   npm install --no-save subset-font@2 @fontsource/noto-serif-sc@5 && node scripts/fonts/subset-for-chinese.mjs
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import subsetFont from 'subset-font'
import { load } from '../../server/load.mjs'

const { displayLetters } = await load('scripts/fonts/display-letters.ts')
const { waitlist } = await load('src/content/zh/waitlist.ts')
const { site } = await load('src/content/zh/site.ts')
const { product } = await load('src/content/zh/product.ts')
const { howItWorks } = await load('src/content/zh/how-it-works.ts')
const folder = 'src/app/page-fonts'
/** As dark as Hedvig. */
const source =
  'node_modules/@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2'

/** What only the app draws: on every page, and on /how-it-works. */
const later = waitlist.title + site.error.title
const { followUp, change, account, plan } = howItWorks.screens
const choices = [product.recap.texts, followUp.noRecap, change, account.time, plan.weaves]
const lettersIn = (text) => text.match(/[\u4e00-\u9fff]/g)
const home = new Set(lettersIn(later))
const all = new Set(lettersIn(later + JSON.stringify(choices)))

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const page = await browser.newPage()
  const names = (await readdir('dist/zh')).filter((name) => name.endsWith('.html'))
  for (const name of ['zh.html', ...names.map((each) => `zh/${each}`)]) {
    await page.setContent(await readFile(`dist/${name}`, 'utf8'))
    // Some titles are only where the app runs.
    await page.evaluate(() => document.documentElement.setAttribute('data-app', ''))
    for (const letter of await displayLetters(page)) {
      all.add(letter)
      if (name === 'zh.html') home.add(letter)
    }
  }
} finally {
  await browser.close()
}
const parts = { home, others: [...all].filter((letter) => !home.has(letter)) }
const lines = []
for (const [name, letters] of Object.entries(parts)) {
  const list = [...letters].sort((one, other) => (one < other ? -1 : 1)).join('')
  const font = await subsetFont(await readFile(source), ` ${list}`, {
    targetFormat: 'woff2',
    noHinting: true,
    // Without the tables for vertical text and half-width punctuation.
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'BASE', 'vhea', 'vmtx'],
  })
  await writeFile(`${folder}/chinese-${name}.woff2`, font)
  lines.push(`export const ${name} =\n  '${list}'\n`)
  console.log(name, list.length, 'letters,', font.length, 'bytes')
}
await writeFile(
  `${folder}/chinese-letters.ts`,
  `/* scripts/fonts/subset-for-chinese.mjs writes it: the letters of the fonts beside it. */\n${lines.join('')}`,
)
