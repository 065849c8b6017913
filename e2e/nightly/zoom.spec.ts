import { expect, test, type Locator, type Page } from '@playwright/test'
import { open, openWaitlist } from '../helpers.ts'

/** 1280 × 800 px at 200 % and 1280 × 1024 px at 400 %. */
const zooms = [
  { width: 640, height: 400, deviceScaleFactor: 2 },
  { width: 320, height: 256, deviceScaleFactor: 4 },
]
const longName = 'Puteri Nur Aisyah Batrisyia Raja Abdullah Kumaraswamy Thirunavukkarasu '.repeat(4)
const unbroken = 'x'.repeat(300)

function overflowing(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect()
    return [...root.querySelectorAll('*')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
      })
      .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 30)}`)
  })
}

/** Names each focused control of a part that is covered or out of sight; Tab has to reach one. */
async function hiddenFocus(page: Page, part: Locator, steps: number): Promise<string[]> {
  const hidden: string[] = []
  let reached = 0
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const name = await part.evaluate((root) => {
      const focused = document.activeElement
      if (!focused || !root.contains(focused)) return undefined
      const { left, top, right, bottom } = focused.getBoundingClientRect()
      const y = Math.min(Math.max(top, 0) + 12, (top + bottom) / 2)
      const seen = document.elementFromPoint((left + right) / 2, y)
      const isSeen = seen && (seen.contains(focused) || focused.contains(seen))
      return isSeen ? null : (focused.getAttribute('name') ?? focused.textContent)
    })
    if (name !== undefined) reached += 1
    if (typeof name === 'string') hidden.push(name)
  }
  expect(reached).toBeGreaterThan(0)
  return hidden
}

for (const { deviceScaleFactor, ...viewport } of zooms) {
  test.describe(`at ${deviceScaleFactor}00 %`, () => {
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } })

    // These languages take the least and the most room.
    for (const id of ['en', 'ta']) {
      const prefix = id === 'en' ? '' : `/${id}`

      for (const [address, formId] of [
        ['/for-investors', '#pitch-deck'],
        ['/contact', '#message-form'],
      ] as const) {
        test(`fits errors and long names into the form on ${prefix}${address}, and keeps focus visible`, async ({
          page,
        }) => {
          await open(page, prefix + address)
          const form = page.locator(`form${formId}`)
          await form.locator('[type=submit]').press('Enter')
          await expect(form.locator('[name=firstName]')).toHaveAttribute('aria-invalid', 'true')
          expect(await overflowing(form)).toEqual([])
          expect(await hiddenFocus(page, form, 14)).toEqual([])
          for (const name of ['firstName', 'lastName']) {
            await form.locator(`[name=${name}]`).fill(longName)
          }
          await form.locator('[name=email]').fill(`${unbroken}@${unbroken}`)
          await form.locator('[name=message]').fill(unbroken)
          await form.locator('[type=submit]').press('Enter')
          expect(await overflowing(form)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            viewport.width,
          )
        })
      }

      test(`keeps each control of the dialog and the menu reachable on ${prefix}/`, async ({
        page,
      }) => {
        await open(page, prefix || '/')
        const dialog = await openWaitlist(page)
        await dialog.locator('[name=name]').fill(longName)
        await dialog.locator('[type=submit]').press('Enter')
        await expect(dialog.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
        expect(await overflowing(dialog)).toEqual([])
        expect(await hiddenFocus(page, dialog, 10)).toEqual([])
        await page.keyboard.press('Escape')

        await page.locator('[aria-controls=menu]').press('Enter')
        const menu = page.locator('#menu')
        await expect(menu.and(page.locator(':popover-open'))).toHaveCount(1)
        expect(await overflowing(menu)).toEqual([])
        expect(await hiddenFocus(page, menu, 12)).toEqual([])
      })
    }
  })
}
