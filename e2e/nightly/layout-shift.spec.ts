import { expect, test, type Page } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { everyAddress, layoutShift, recordLayoutShift } from '../helpers.ts'

const heights = {
  320: 700,
  360: 780,
  390: 844,
  412: 915,
  430: 932,
  610: 844,
  640: 844,
  768: 1024,
  800: 900,
  1024: 768,
  1040: 900,
  1280: 720,
}
const windows = [...Object.entries(heights), [1440, 900] as const]

/** Without a Tamil font, boxes of one width stand for the letters until the site's own fonts have come. */
async function hasTamilLetters(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = ['Noto Sans Tamil', 'Noto Sans Tamil Regular', 'Nirmala UI', 'Tamil Sangam MN']
    const fonts = names.map((name) => new FontFace('Installed', `local('${name}')`).load())
    return Promise.any(fonts).then(
      () => true,
      () => false,
    )
  })
}

for (const address of everyAddress) {
  test(`keeps ${address} in place when its fonts come, in every language and window`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await recordLayoutShift(page)
    for (const id of publishedLanguages) {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width: Number(width), height })
        await page.goto(localizedPath(id, address))
        const most = id === 'ta' && !(await hasTamilLetters(page)) ? 0.1 : 0.01
        const shift = await layoutShift(page)
        const moved = await page.evaluate(() => window.moved.join('\n'))
        expect.soft(shift, `${id} at ${width} px: ${moved}`).toBeLessThan(most)
      }
    }
  })
}
