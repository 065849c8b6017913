// Prints new values for display-fallbacks.css and fallback-fonts.css in src/styles, for the fallback fonts
// installed on this machine.
// Needs a build in dist.
import { readdir, readFile } from 'node:fs/promises'
import { chromium } from 'playwright'

const webFonts = {
  Hedvig: 'src/app/page-fonts/latin-display.woff2',
  Jakarta: 'src/app/page-fonts/latin-text.woff2',
}
const names = (await readdir('dist')).filter((name) => name.endsWith('.html'))
const built = await Promise.all(names.map((name) => readFile(`dist/${name}`, 'utf8')))
const sheets = ['display-fallbacks', 'fallback-fonts']
const css = await Promise.all(sheets.map((name) => readFile(`src/styles/${name}.css`, 'utf8')))
const encoded = await Promise.all(
  Object.entries(webFonts).map(async ([name, file]) => [name, await readFile(file, 'base64')]),
)

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const page = await browser.newPage()
  await page.addStyleTag({ content: css.join('') })
  console.table(await page.evaluate(measure, { pages: built, files: encoded }))
} finally {
  await browser.close()
}

/** Runs in the browser. */
async function measure({ pages, files }) {
  for (const [name, file] of files) {
    const face = new FontFace(name, `url(data:font/woff2;base64,${file})`, { weight: '200 800' })
    document.fonts.add(await face.load())
  }
  const canvas = document.createElement('canvas').getContext('2d')
  const rows = {}
  for (const { style } of document.styleSheets[0].cssRules) {
    const value = (property) => style.getPropertyValue(property)
    const family = value('font-family').replaceAll(/["']/g, '')
    const ours = family.split(' ')[0]
    const isBold = value('font-weight').startsWith('500')
    const face = new FontFace('Measured', value('src'))
    const installed = await face.load().catch(() => undefined)
    const row = { 'says %': Number.parseFloat(value('size-adjust')) }
    rows[isBold ? `${family}, bold` : family] = row
    if (!installed) continue

    document.fonts.add(face)
    const words = wordsIn(
      isBold ? 'button, .font-semibold' : ours === 'Hedvig' ? 'h1, h2, h3' : 'p',
    )
    const width = (font) => {
      canvas.font = `${isBold ? 600 : 400} 100px ${font}`
      return words.reduce((sum, text) => sum + canvas.measureText(text).width, 0)
    }
    // A line nearly always fits with 1 % to spare, 2 % in bold.
    const size = (width(ours) / width('Measured')) * (isBold ? 1.02 : 1.01)
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = (width(ours), canvas.measureText('x'))
    row['measured %'] = Number((size * 100).toFixed(1))
    row['ascent %'] = Number((fontBoundingBoxAscent / size).toFixed(1))
    row['descent %'] = Number((fontBoundingBoxDescent / size).toFixed(1))
    document.fonts.delete(face)
  }
  return rows

  function wordsIn(selector) {
    return pages.flatMap((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      return [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent)
    })
  }
}
