import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { spokenNames } from '../src/content/quoted/spoken-names.ts'
import { BRAND } from '../src/content/facts/company.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'
import {
  expectStep,
  loomIn,
  lowPhone,
  readStep,
  scrolled,
  scrollThrough,
  sessionIn,
  stepNumbers,
  steps,
  uprightTablet,
  wide,
  wovenWefts,
} from './loom.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const { screens } = howItWorks
const { keep, saved, failed } = howItWorks.whole.keeping

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', wide],
] as const) {
  test.describe(name, () => {
    test.use(size)

    test('leads from each name on the whole cloth back to its step', async ({ page }) => {
      await open(page, paths.howItWorks)
      for (const step of [2, 6]) {
        await loomIn(page)
          .linksOfWholeCloth.nth(step - 1)
          .click()
        const words = loomIn(page).words.nth(step - 1)
        await expect(words.getByRole('heading')).toBeInViewport({ ratio: 1 })
        await expectStep(page, step)
      }
    })

    test('reaches the name of each step on the whole cloth with the keyboard, in the order of the steps', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      await page.getByRole('button', { name: keep }).focus()
      for (const { title } of steps) {
        await page.keyboard.press('Tab')
        const link = page.getByRole('link', { name: title })
        await expect(link).toBeFocused()
        await expect(link).toBeInViewport({ ratio: 1 })
        await expect(link).toHaveCSS('outline', /solid 2px/)
      }
      await page.keyboard.press('Enter')
      await expectStep(page, 6)
    })

    test('names the step in the address, from where Back returns to the cloth', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const link = loomIn(page).linksOfWholeCloth.nth(1)
      await link.scrollIntoViewIfNeeded()
      const place = await scrolled(page)
      await link.click()
      await expect(page).toHaveURL(/#step-account$/)
      await expectStep(page, 2)
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(place)
      await expect(page).toHaveURL(/how-it-works$/)
    })

    test('never fills the window with the whole cloth alone', async ({ page }) => {
      await open(page, paths.howItWorks)
      await loomIn(page).wholeCloth.evaluate((whole) => {
        scrollTo({ top: whole.getBoundingClientRect().top + scrollY, behavior: 'instant' })
      })
      const places = await scrollThrough(page, 40, () => {
        const whole = document.querySelector('.loom-whole')
        const header = document.querySelector('header')?.offsetHeight ?? 0
        if (!whole || whole.getBoundingClientRect().bottom < header) return null
        const texts = [
          ...whole.querySelectorAll('h2, p'),
          document.querySelector('#differences h2'),
        ]
        const hasWords = texts.some((text) => {
          const box = text?.getBoundingClientRect()
          const middle = box && box.height > 0 ? (box.top + box.bottom) / 2 : -1
          return middle >= header && middle <= innerHeight
        })
        return { top: scrollY, hasWords }
      })
      expect(places.length).toBeGreaterThan(5)
      expect(places.filter(({ hasWords }) => !hasWords)).toEqual([])
    })
  })
}

/** Before the whole cloth comes, the last band is whole. */
async function expectAllToBeWoven(page: Page) {
  expect(await wovenWefts(page)).toBe(5 * stepNumbers.length)
}

test.describe('after the last step', () => {
  for (const [name, viewport] of [
    ['in a wide window', { width: 1440, height: 900 }],
    ['in a small window', { width: 1024, height: 768 }],
    ['in a large window', { width: 1920, height: 1080 }],
    ['in a tablet held upright', uprightTablet.viewport],
  ] as const) {
    test.describe(name, () => {
      test.use({ viewport })

      test('lets the loom and the last words leave together, all woven, before the whole cloth comes', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        await readStep(page, 6)
        const places = await scrollThrough(page, 60, () => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const header = boxOf('header').height
          const panel = boxOf('.loom-panel')
          const words = boxOf('.loom > ol > li:last-child > .loom-words')
          const hem = boxOf('.loom > ol > li:last-child > .loom-hem')
          const whole = boxOf('.loom-whole')
          if (whole.top <= header) return null
          const cloth = document.querySelector<HTMLElement>('.loom-cloth')
          return {
            top: scrollY,
            isTogether:
              words.top > header + 1 ||
              [panel.top, hem.top].every((top) => Math.abs(top - words.top) <= 1),
            isFilled: Math.abs(panel.bottom - Math.min(innerHeight, whole.top)) <= 1,
            isWoven: whole.top >= innerHeight || cloth?.style.getPropertyValue('--whole') === '30',
          }
        })
        expect(places.length).toBeGreaterThan(5)
        const isGood = (place: (typeof places)[number]) =>
          place.isTogether && place.isFilled && place.isWoven
        expect(places.filter((place) => !isGood(place))).toEqual([])
        await expectAllToBeWoven(page)
      })
    })
  }

  for (const [name, size] of [
    ['on a phone', phone],
    ['on a phone whose bars are shown', lowPhone],
  ] as const) {
    test.describe(name, () => {
      test.use(size)

      test('lets the loom and the last words leave together, all woven, before the title of the whole cloth comes', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        await readStep(page, 6)
        const places = await scrollThrough(page, 60, () => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const header = boxOf('header').height
          const panel = boxOf('.loom-panel')
          const words = boxOf('.loom > ol > li:last-child > .loom-words')
          const whole = boxOf('.loom-whole')
          if (whole.top <= header) return null
          const title = boxOf('.loom-whole h2')
          const cloth = boxOf('.loom-hanging')
          return {
            top: scrollY,
            isTogether: Math.abs(words.top - panel.bottom) <= 1,
            isUncovered: words.bottom <= whole.top,
            isTitled: title.top >= whole.top && title.bottom <= cloth.top,
          }
        })
        expect(places.length).toBeGreaterThan(5)
        const isGood = (place: (typeof places)[number]) =>
          place.isTogether && place.isUncovered && place.isTitled
        expect(places.filter((place) => !isGood(place))).toEqual([])
        await expectAllToBeWoven(page)
      })
    })
  }

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({ viewport })

      test('lets the mouse press its button while its words are at rest', async ({ page }) => {
        await open(page, paths.howItWorks)
        const change = await readStep(page, 6)
        const button = change.getByRole('checkbox', { name: screens.change.reminders })
        // From where the words come to rest to where the whole cloth comes into the window.
        const { from, to } = await page.evaluate(() => {
          const topOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect().top ?? 0
          const words = document.querySelector<HTMLElement>(
            '.loom > ol > li:last-child .loom-words',
          )
          const header = document.querySelector('header')?.offsetHeight ?? 0
          if (words) words.style.position = 'static'
          const rest = topOf('.loom > ol > li:last-child .loom-words') + scrollY - header
          if (words) words.style.position = ''
          return { from: rest, to: topOf('.loom-whole') + scrollY - innerHeight }
        })
        expect(to - from).toBeGreaterThan(viewport.height / 4)
        for (const share of [0.05, 0.95]) {
          await page.evaluate(
            (top) => {
              scrollTo({ top, behavior: 'instant' })
            },
            from + share * (to - from),
          )
          await expectStep(page, 6)
          await expect(button).toBeInViewport({ ratio: 1 })
          const before = await button.isChecked()
          const box = await button.boundingBox()
          await page.mouse.click(
            (box?.x ?? 0) + (box?.width ?? 0) / 2,
            (box?.y ?? 0) + (box?.height ?? 0) / 2,
          )
          await expect(button).toBeChecked({ checked: !before })
        }
      })
    })
  }

  test.describe('with the keyboard', () => {
    test('shows the last screen again when the focus comes back to it', async ({ page }) => {
      await open(page, paths.howItWorks)
      await page.locator('#differences a').first().focus()
      for (const _ of stepNumbers) await page.keyboard.press('Shift+Tab')
      await expect(loomIn(page).linksOfWholeCloth.first()).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('button', { name: keep })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      const button = page.getByRole('checkbox', { name: screens.change.reminders, exact: true })
      await expect(button).toBeFocused()
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          }),
        )
        .toBe(true)
    })
  })
})

test.describe('the button that keeps the cloth', () => {
  for (const [name, size] of [
    ['on a phone', phone],
    ['in a wide window', wide],
  ] as const) {
    test.describe(name, () => {
      test.use(size)

      test('saves a picture of the stitches and the weave, in which no letter can be told', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        const sent: string[] = []
        page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
        const save = async (sentence: string) => {
          await page.getByRole('textbox', { name: screens.needs.label }).fill(sentence)
          const arriving = page.waitForEvent('download')
          await page.getByRole('button', { name: keep }).press('Enter')
          const download = await arriving
          expect(download.suggestedFilename()).toBe(`${BRAND.name.toLowerCase()}-cloth.png`)
          return readFile(await download.path())
        }
        const picture = await save('Nobody hears me')
        await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible()
        expect(picture.subarray(1, 4).toString()).toBe('PNG')
        expect(picture.readUInt32BE(16)).toBeGreaterThan(1500)
        expect(await longestFlatPart(page, picture)).toBeLessThan(1 / 20)
        // Other letters, but the same vowels and blanks.
        expect((await save('Wofolk beasp go')).equals(picture)).toBe(true)
        expect((await save('Tak boleh tidur')).equals(picture)).toBe(false)
        const plan = await readStep(page, 1)
        await plan.getByRole('radio', { name: screens.plan.weaves.pua }).click()
        const inPua = await save('Nobody hears me')
        expect(inPua.equals(picture)).toBe(false)
        await readStep(page, 4)
        await sessionIn(page).tab(spokenNames.ms).click()
        expect((await save('Nobody hears me')).equals(inPua)).toBe(false)
        expect(sent.filter((request) => !/^GET .*\.(js|svg)$|^GET blob:/.test(request))).toEqual([])
        await expect(page.getByText(failed)).toHaveCount(0)
      })
    })
  }

  test('says so when the picture cannot be drawn', async ({ page }) => {
    await open(page, paths.howItWorks)
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null)
    })
    await page.getByRole('button', { name: keep }).click()
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  })

  test('is not on paper', async ({ page }) => {
    await open(page, paths.howItWorks)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: keep })).toBeHidden()
  })
})

/** Returns how much of the cloth's height in a picture is taken by the longest run of rows of one colour each: a band that is missing. */
function longestFlatPart(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    const isFlat = Array.from({ length: height }, (_, y) => {
      const row = pixels.subarray(y * width + width / 4, y * width + (3 * width) / 4)
      return row.every((pixel) => pixel === row[0])
    })
    const cloth = isFlat.slice(isFlat.indexOf(false), isFlat.lastIndexOf(false))
    let run = 0
    const runs = cloth.map((flat) => (run = flat ? run + 1 : 0))
    return Math.max(...runs) / cloth.length
  }, picture.toString('base64'))
}
