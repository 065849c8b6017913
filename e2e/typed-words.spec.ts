import { expect, test, type Page } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { howItWorks as howItWorksInChinese } from '../src/content/zh/how-it-works.ts'
import { product } from '../src/content/en/product.ts'
import { product as productInChinese } from '../src/content/zh/product.ts'
import { whoReads } from '../src/content/en/who-reads.ts'
import { whoReads as whoReadsInChinese } from '../src/content/zh/who-reads.ts'
import { helplines } from '../src/content/facts/helplines.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open, phone, waitForFonts } from './helpers.ts'
import { loomIn, sessionIn } from './loom.ts'

const places = [
  {
    path: paths.howItWorks,
    labels: { en: howItWorks.screens.needs.label, zh: howItWorksInChinese.screens.needs.label },
  },
  {
    path: paths.safety,
    labels: { en: whoReads.readers.write, zh: whoReadsInChinese.readers.write },
  },
]

const panels = { en: product.ownSentence.danger, zh: productInChinese.ownSentence.danger }

/** The place of the panel’s words on /safety is kept while they are hidden. */
const shown = { useInnerText: true }

/** The announced element that has the line, or the panel, for somebody in danger. */
const inDanger = (page: Page) =>
  page.getByRole('status').filter({ has: page.locator('a[href="tel:999"]') })

for (const [name, size] of [
  ['on a phone', phone],
  ['on a phone with its keyboard', { ...phone, viewport: { width: 390, height: 430 } }],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use(size)

    for (const { path, labels } of places) {
      for (const [id, sentence] of [
        ['en', 'saya nak bunuh diri'],
        ['zh', '不想活了'],
      ] as const) {
        test(`answers “${sentence}” with two numbers below the field of ${localizedPath(id, path)}`, async ({
          page,
        }) => {
          await open(page, localizedPath(id, path))
          const field = page.getByRole('textbox', { name: labels[id] })
          await field.click()
          const before = await field.boundingBox()
          await expect(inDanger(page)).toHaveCount(1)
          await expect(inDanger(page)).not.toContainText(panels[id], shown)

          await page.keyboard.type(sentence)
          await expect(inDanger(page)).toContainText(panels[id], shown)
          await expect(field).toHaveValue(sentence)
          await expect(field).toBeFocused()
          // Within 5 px.
          expect((await field.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1)
          await expect(field).toBeInViewport({ ratio: 1 })
          for (const line of ['emergency', 'befrienders'] as const) {
            const { dial } = helplines[line].phone
            const number = inDanger(page).locator(`a[href="tel:${dial}"]`)
            expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44)
          }

          await field.fill(id === 'en' ? 'I’m dead tired' : '累死了')
          await expect(inDanger(page)).not.toContainText(panels[id], shown)
          await expect(inDanger(page).getByRole('link').first()).toHaveText('999')
        })
      }
    }
  })
}

test('keeps the table of /safety in its place when the sentence may mean danger', async ({
  page,
}) => {
  await open(page, paths.safety)
  const field = page.getByRole('textbox', { name: whoReads.readers.write })
  const table = page.locator('#readers').getByRole('list')
  await waitForFonts(page)
  await field.click()
  const before = await table.boundingBox()
  await page.keyboard.type('saya nak bunuh diri')
  await expect(inDanger(page)).toContainText(panels.en, shown)
  expect((await table.boundingBox())?.y).toBe(before?.y)
})

test('says of which conversation the recap is, the one in the language of the sentence or the one that was opened', async ({
  page,
}) => {
  await open(page, paths.howItWorks)
  const { recap } = loomIn(page)
  const { end } = howItWorks.screens.followUp.of
  await expect(recap.getByText(end('English'))).toBeVisible()
  await page.getByRole('textbox', { name: places[0]?.labels.en ?? '' }).fill('Saya sunyi')
  await expect(recap.getByText(end('Malay'))).toBeVisible()
  await sessionIn(page).tab('华语').click()
  await expect(recap.getByText(end('Mandarin'))).toBeVisible()
})

for (const { path, labels } of places) {
  test(`says in ${path} that the field is full, and shows Tamil that is typed in a font of the site's`, async ({
    page,
  }) => {
    await open(page, path)
    const field = page.getByRole('textbox', { name: labels.en })
    const { full } = product.ownSentence
    await expect(page.getByText(full)).toHaveCount(0)
    const tamil = () =>
      page.evaluate(
        () => [...document.fonts].find(({ family }) => /^.?Hening Tamil.?$/.test(family))?.status,
      )
    await expect.poll(tamil).toBe('unloaded')
    await field.pressSequentially('தூக்கம் வரல')
    await expect.poll(tamil).toBe('loaded')
    await field.fill('a'.repeat(Number(await field.getAttribute('maxlength'))))
    await expect(page.getByText(full)).toBeVisible()
  })
}
