import { expect, test, type Page } from '@playwright/test'
import { company } from '../../src/content/facts/company.ts'
import { helplines } from '../../src/content/facts/helplines.ts'
import { languageIds, localizedPath } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import {
  everyAddress,
  fillContactForm,
  horizontalOverflow,
  open,
  submitOf,
  uniqueText,
} from '../helpers.ts'

/** Where a page translator may set the direction. */
const turned = {
  'on the page': 'html',
  'on each block of text': 'h1, h2, h3, h4, p, li, dt, dd, summary, label, output, address',
}

/** Phones, mail and web addresses, references, ranges and numbers with signs. */
const values =
  /\+\d[\d\s-]*\d|\b0\d[\d\s-]*\d|\b\d{4}\s\d{4}\b|[\w.+-]+@[\w.-]+\w|\b[\dA-Z]{4}-[\dA-Z]{4}\b|\d+(?:[.,:/–-]\d+)+|\bwww\.[\w./-]+\w/

/** Sets the direction, and writes Arabic in place of words, after which digits have another order than after Latin ones. */
async function turnRightToLeft(page: Page, places: string): Promise<void> {
  await page.evaluate(
    ([selector, kept]) => {
      for (const details of document.querySelectorAll('details')) details.open = true
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        text.nodeValue = (text.nodeValue ?? '').replaceAll(
          new RegExp(`(${kept})|[\\p{L}\\p{M}]+`, 'gu'),
          (_, value?: string) => value ?? 'كلمة',
        )
      }
      for (const element of document.querySelectorAll<HTMLElement>(selector)) element.dir = 'rtl'
    },
    [places, values.source] as const,
  )
}

type Found = { value: string; inOrder: boolean }

/** Finds each value that the page shows, and whether its letters and digits stand from left to right. */
function findValues(page: Page): Promise<Found[]> {
  return page.evaluate((pattern) => {
    const found: Found[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      for (const match of (text.textContent ?? '').matchAll(new RegExp(pattern, 'g'))) {
        const places = Array.from(match[0]).flatMap((sign, index) => {
          const range = document.createRange()
          range.setStart(text, match.index + index)
          range.setEnd(text, match.index + index + 1)
          const { left, top, width } = range.getBoundingClientRect()
          return /\w/.test(sign) && width > 0 ? [{ left, top }] : []
        })
        const inOrder = places.every(({ left, top }, index) => {
          const before = places[index - 1]
          // A long address may go on in the next line.
          return !before || left > before.left || top > before.top + 5
        })
        if (places.length > 0) found.push({ value: match[0], inOrder })
      }
    }
    return found
  }, values.source)
}

/** Expects every value that the page shows in its own order, some of them by name. */
async function expectValuesInOrder(page: Page, ...expected: readonly string[]): Promise<void> {
  const found = await findValues(page)
  const place = page.url()
  expect
    .soft(
      found.map(({ value }) => value),
      place,
    )
    .toEqual(expect.arrayContaining([...expected]))
  expect
    .soft(
      found.filter(({ inOrder }) => !inOrder),
      place,
    )
    .toEqual([])
}

for (const [where, places] of Object.entries(turned)) {
  for (const language of languageIds) {
    test(`keeps numbers and addresses in order, and each page its width, right to left ${where}: ${language}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      for (const address of everyAddress) {
        await open(page, localizedPath(language, address))
        await turnRightToLeft(page, places)
        await expectValuesInOrder(page, helplines.befrienders.phone.text)
        expect.soft(await horizontalOverflow(page), page.url()).toBe(0)
      }
    })
  }
}

test('keeps the addresses and the reference of a receipt and of an error in order', async ({
  page,
}) => {
  const api = '**/functions/v1/send-contact-email'
  // Its first letters are digits, which go to the other end where words are Arabic.
  const email = '99@example.com'
  const submit = submitOf(page.locator('#message-form'))
  await page.route(api, (route) => route.abort())
  await open(page, paths.contact)
  await fillContactForm(page, uniqueText())
  await page.locator('#message-form [name=email]').fill('nobody')
  await submit.click()
  await expect(page.locator('#message-form-email-error')).toBeVisible()
  await turnRightToLeft(page, 'html')
  await expectValuesInOrder(page, 'name@example.com')

  await open(page, paths.contact)
  await fillContactForm(page, uniqueText())
  await page.locator('#message-form [name=email]').fill(email)
  await submit.click()
  const failure = page.locator('form ~ div', { hasText: company.support })
  await expect(failure).toBeVisible()
  await turnRightToLeft(page, 'html')
  await expectValuesInOrder(page, company.support)

  await page.unroute(api)
  await open(page, paths.contact)
  await fillContactForm(page, uniqueText())
  await page.locator('#message-form [name=email]').fill(email)
  await submit.click()
  const receipt = page.locator('form + output')
  await expect(receipt).toContainText(email)
  const [reference = ''] = /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await receipt.textContent()) ?? '') ?? []
  await turnRightToLeft(page, 'html')
  await expectValuesInOrder(page, email, reference)
})
