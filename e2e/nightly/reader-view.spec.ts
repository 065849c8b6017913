import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { helplines, malaysianLines } from '../../src/content/facts/helplines.ts'
import { paths } from '../../src/paths.ts'

/** What Firefox's reader view is made of. */
const readability = readFileSync(
  new URL('../../node_modules/@mozilla/readability/Readability.js', import.meta.url),
  'utf8',
)
const numbers = malaysianLines.map((id) => helplines[id].phone.text)

test('keeps every helpline number in reader view', async ({ page }) => {
  for (const path of [paths.home, paths.safety, paths.terms]) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const article = await page.evaluate(
        `${readability}; new Readability(document.cloneNode(true)).parse()?.textContent`,
      )
      expect.soft(numbers.filter((number) => !String(article).includes(number))).toEqual([])
    })
  }
})
