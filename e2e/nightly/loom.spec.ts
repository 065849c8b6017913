import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { open, phone, waitForFonts } from '../helpers.ts'
import {
  expectNumbersInSightAtItsEnd,
  expectRoomForWordsAndAFlick,
  expectScreensToOpenAtTheirTitles,
  lowPhone,
  uprightTablet,
  wide,
} from '../loom.ts'

for (const language of publishedLanguages) {
  const address = localizedPath(language, paths.howItWorks)

  for (const viewport of [
    phone.viewport,
    lowPhone.viewport,
    uprightTablet.viewport,
    { width: 1024, height: 560 },
  ]) {
    test.describe(`in ${language}, ${viewport.width} × ${viewport.height} pixels`, () => {
      test.use({ viewport })

      test('ends the conversation about suicide with all four numbers in sight', async ({
        page,
      }) => {
        await expectNumbersInSightAtItsEnd(page, address)
      })
    })
  }

  test.describe(`in ${language}, on a common phone`, () => {
    test.use(phone)

    test('shows each screen whole, but for the lines of a session', async ({ page }) => {
      await open(page, address)
      await waitForFonts(page)
      const hidden = await page
        .locator('[id^=step-] .loom-card')
        .evaluateAll((screens) =>
          screens.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        )
      expect(hidden).toEqual([0, 0, 0, 0, 0, 0])
    })
  })

  // Longer Tamil texts do not fit below a phone's screen.
  if (language !== 'ta')
    for (const viewport of [phone.viewport, { width: 412, height: 915 }]) {
      test.describe(`in ${language}, ${viewport.width} pixels wide`, () => {
        test.use({ ...phone, viewport })

        test('leaves room for the title and text of each step below its screen, and for a flick', async ({
          page,
        }) => {
          await expectRoomForWordsAndAFlick(page, address)
        })
      })
    }
}

if (publishedLanguages.includes('ta'))
  test.describe('in Tamil, in a wide window', () => {
    test.use(wide)

    test('opens each screen when its own title has come whole into the window', async ({
      page,
    }) => {
      await expectScreensToOpenAtTheirTitles(page, localizedPath('ta', paths.howItWorks))
    })
  })
