import { expect, test, type Locator, type Page } from '@playwright/test'
import { contactForm } from '../src/content/en/contact-form.ts'
import { listeners } from '../src/content/en/helplines.ts'
import { pitchDeckForm } from '../src/content/en/pitch-deck-form.ts'
import { helplines } from '../src/content/facts/helplines.ts'
import { site } from '../src/content/en/site.ts'
import { waitlist } from '../src/content/en/waitlist.ts'
import { paths } from '../src/paths.ts'
import { openChanged } from './changed-html.ts'
import {
  fill,
  fillContactForm,
  holdBack,
  mailWith,
  open,
  openWaitlist,
  phone,
  submitOf,
  uniqueText,
  confirmationOf,
} from './helpers.ts'

test.use(phone)

const windows = { 'a phone': phone.viewport, 'a wide window': { width: 1440, height: 900 } }
const endpoint = '**/functions/v1/send-contact-email'
const success = (page: Page) => page.locator('[data-sonner-toast][data-type=success]')
/** Announced as a whole, when somebody may be in danger. */
const noteBelowMessage = (form: Locator) => form.locator('p[aria-live=polite][aria-atomic=true]')
const failure = (page: Page) => page.getByRole('main').getByRole('alert')

test('keeps a message that could not be sent, and sends it once after a double click', async ({
  page,
}) => {
  const subject = uniqueText()
  await open(page, paths.contact)
  await fillContactForm(page, subject)
  await page.route(endpoint, (route) => route.abort())
  const submit = submitOf(page.locator('#message-form'))
  await submit.click()
  await expect(failure(page)).toContainText(contactForm.toasts.failed.title)
  await expect(failure(page)).toContainText(contactForm.failed[0].trim())
  await expect(failure(page)).toBeInViewport()
  await expect(page.locator('#message-form [name=subject]')).toHaveValue(subject)
  await page.unroute(endpoint)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await submit.dblclick()
  await expect(confirmationOf(page)).toBeVisible()
  expect(requests.filter((path) => path.endsWith('/send-contact-email'))).toHaveLength(1)
  await expect(success(page)).toContainText(contactForm.toasts.sent.title)
  const dialog = await openWaitlist(page)
  await expect(success(page)).toBeHidden()
  await dialog.getByRole('button', { name: waitlist.close }).click()
  // A message may be a call for help.
  await expect(confirmationOf(page)).toContainText(listeners.ask)
  await expect(confirmationOf(page).getByRole('link')).toHaveText([/^03/, '999'])
  await expect(failure(page)).toBeHidden()
  await expect(page.locator('#message-form [name=subject]')).toHaveValue('')
  const mail = await mailWith(subject)
  expect(mail).toMatch(/^Reply-To:.*farah@example\.com/m)
  expect(mail).toContain('Farah Osman')
})

for (const [prefix, message, harmless] of [
  ['', 'Hello, dia pukul saya', 'Hello, the deadline is killing us'],
  ['/zh', '您好，我不想活了，怎么办', '您好，累死了'],
] as const)
  test(`answers “${message}” on ${prefix}${paths.contact} with numbers right below, which stay, and sends it as any other`, async ({
    page,
  }) => {
    await open(page, prefix + paths.contact)
    const form = page.locator('#message-form')
    const note = noteBelowMessage(form)
    const field = form.locator('[name=message]')
    const subject = uniqueText()
    await fillContactForm(page, subject)
    await expect(note).toBeEmpty()
    await field.fill('')
    const before = await field.boundingBox()
    await field.pressSequentially(message)
    expect((await field.boundingBox())?.y).toBe(before?.y)
    for (const line of ['emergency', 'befrienders'] as const) {
      const number = note.locator(`a[href="tel:${helplines[line].phone.dial}"]`)
      await expect(number).toBeInViewport({ ratio: 1 })
      expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await field.fill(harmless)
    await expect(note).toBeEmpty()
    await field.fill(message)
    await expect(note).not.toBeEmpty()
    await submitOf(form).click()
    await expect(confirmationOf(page)).toBeVisible()
    await expect(field).toHaveValue('')
    // The danger may not have passed.
    await expect(note).not.toBeEmpty()
    await field.fill(harmless)
    await expect(note).toBeEmpty()
    await mailWith(subject)
  })

test('answers a message with the pitch deck request that may mean danger in the same way', async ({
  page,
}) => {
  await open(page, paths.forInvestors)
  const form = page.locator('#pitch-deck')
  await form.locator('[name=message]').fill('I want to die')
  await expect(noteBelowMessage(form).getByRole('link')).toHaveText(['999', '03 7627 2929'])
})

for (const [where, size] of Object.entries(windows))
  test(`says in ${where} what is missing without covering a field, until it is mended or closed`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, paths.forInvestors)
    const form = page.locator('#pitch-deck')
    const { required } = pitchDeckForm.toasts
    await submitOf(form).click()
    await expect(form.locator('[name=firstName]')).toBeFocused()
    await expect(failure(page)).toContainText(required.description)
    await expect(failure(page)).toBeInViewport()
    const marked = form.locator('[aria-invalid=true]')
    await expect(marked).toHaveCount(6)
    for (const field of await marked.all()) {
      await field.scrollIntoViewIfNeeded()
      expect(await isUncovered(field)).toBe(true)
    }
    await fill(page, '#pitch-deck', {
      firstName: 'Mei',
      lastName: 'Tan',
      email: 'mei',
      organization: 'Contoh',
      position: 'Partner',
    })
    await expect(failure(page)).toBeVisible()
    await form.getByRole('combobox').first().click()
    await page.getByRole('option').first().click()
    await expect(failure(page)).toBeHidden()
    await submitOf(form).click()
    await expect(failure(page)).toContainText(pitchDeckForm.toasts.malformed.title)
    await failure(page).getByRole('button', { name: pitchDeckForm.toasts.close }).click()
    await expect(failure(page)).toBeHidden()
    await expect(marked).toHaveCount(1)
  })

/** Whether a click on the field's middle, and at both its edges, reaches it. */
function isUncovered(field: Locator): Promise<boolean> {
  return field.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    return [top + 4, (top + bottom) / 2, bottom - 4].every(
      (y) => element === document.elementFromPoint(left + width / 2, y)?.closest('input, button'),
    )
  })
}

test('greys out the choices with the other fields while a request is on its way', async ({
  page,
}) => {
  await open(page, paths.forInvestors)
  const form = page.locator('#pitch-deck')
  await fill(page, '#pitch-deck', {
    firstName: 'Mei',
    lastName: 'Tan',
    email: 'farah@example.com',
    organization: 'Contoh',
    position: 'Partner',
  })
  await form.getByRole('combobox').first().click()
  await page.getByRole('option').first().click()
  const grounds = () =>
    form
      .locator('input:not([hidden], [name=website]), textarea, [role=combobox]')
      .evaluateAll((fields) => [
        ...new Set(fields.map((field) => getComputedStyle(field).backgroundColor)),
      ])
  const [free] = await grounds()
  const release = await holdBack(page, endpoint)
  await submitOf(form).click()
  await expect(submitOf(form)).toHaveText(pitchDeckForm.pending)
  const pending = await grounds()
  expect(pending).toHaveLength(1)
  expect(pending[0]).not.toBe(free)
  release()
  await expect(confirmationOf(page)).toBeVisible()
})

const smallPhones = {
  'a small phone': { width: 360, height: 640 },
  'the smallest phone': { width: 320, height: 568 },
}

for (const [where, size] of Object.entries({ ...windows, ...smallPhones }))
  test(`keeps the waitlist’s dialog and its buttons in their place in ${where} while sending and after`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, paths.solutions)
    const dialog = await openWaitlist(page)
    const email = dialog.locator('[name=email]')
    await email.fill(`${uniqueText()}@example.com`)
    await submitOf(dialog).focus()
    const places = () =>
      dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('form button')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }),
      )
    const before = await places()
    const release = await holdBack(page, '**/api/waitlist')
    await submitOf(dialog).press('Enter')
    await expect(submitOf(dialog)).toHaveText(waitlist.pending)
    expect(await places()).toEqual(before)
    release()
    await expect(dialog.getByText(waitlist.joined)).toBeInViewport()
    await expect(email).toBeHidden()
    // A small phone scrolls to the confirmation.
    if (size.height > 700) expect(await places()).toEqual(before)
    await expect(submitOf(dialog)).toBeHidden()
    await expect(dialog.locator('form').getByRole('button')).toHaveText([waitlist.close])
    await expect(dialog.locator('form').getByRole('button')).toBeFocused()
  })

// nightly/changed-forms.spec.ts does the same on pages whose HTML was changed.
test('shows on a phone the whole waitlist’s dialog, as far as its button', async ({ page }) => {
  await open(page, paths.solutions)
  const dialog = await openWaitlist(page)
  await expect(submitOf(dialog)).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('heading', { name: waitlist.title })).toBeInViewport({ ratio: 1 })
})

test('sends a form that was submitted before hydration', async ({ page }) => {
  const subject = uniqueText()
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' })
  await fillContactForm(page, subject)
  await page.locator('#message-form [name=subject]').press('Enter')
  release()
  await expect(confirmationOf(page)).toBeVisible()
  await expect(page).toHaveURL(paths.contact)
  await mailWith(subject)
})

test('keeps the page and the text when nothing handles the form, and says how to write', async ({
  page,
}) => {
  const withoutLoader = (html: string) => html.replace(/<script>.*?<\/script>/s, '')
  await openChanged(page, paths.contact, withoutLoader)
  const form = page.locator('#message-form')
  await expect(form.getByText(contactForm.withoutScript)).toBeVisible()
  await expect(submitOf(form)).toBeHidden()
  await fillContactForm(page, 'Kajian')
  // As Enter does. Playwright waits for ever for a navigation that is blocked while it acts.
  const kept = await form.evaluate(
    (element: HTMLFormElement) =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          setTimeout(
            () => resolve([effectiveDirective, new FormData(element).get('subject')]),
            500,
          ),
        )
        element.requestSubmit()
      }),
  )
  expect(kept).toEqual(['form-action', 'Kajian'])
  expect(new URL(page.url()).pathname).toBe(paths.contact)
})

test('opens the waitlist on the spot, and returns to the place where it was opened', async ({
  page,
}) => {
  await open(page, paths.solutions)
  const link = page.getByRole('main').getByRole('link', { name: site.signUp.link })
  await link.last().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await link.last().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=email]').fill(`${uniqueText()}@example.com`)
  await submitOf(dialog).click()
  await expect(dialog.getByText(waitlist.joined)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(link.last()).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await expect(page).toHaveURL(paths.solutions)
  await expect(page.getByText(waitlist.onTheList.text)).toBeVisible()
})

test('leads to the footer, which says how to write, when the waitlist’s code did not load, and opens it at the next click', async ({
  page,
  context,
}) => {
  await open(page, paths.solutions)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: site.signUp.link }).last().click()
  const sentence = page.getByText(waitlist.withoutScript).and(page.getByRole('alert'))
  await expect(sentence).toBeVisible()
  await expect(page.locator('#waitlist')).toBeInViewport()
  await context.setOffline(false)
  const dialog = await openWaitlist(page)
  await expect(dialog).toBeVisible()
  await expect(sentence).toBeHidden()
})

test('restores typed text and a chosen type after a link to another page and Back', async ({
  page,
}) => {
  await open(page, paths.forInvestors)
  await page.getByLabel(pitchDeckForm.fields.investorType).click()
  const name = pitchDeckForm.options.investorType.vc
  await page.getByRole('option', { name }).click()
  await fill(page, '#pitch-deck', { position: 'Partner' })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(paths.forInvestors)
  await page.goBack()
  await expect(page.getByLabel(pitchDeckForm.fields.investorType)).toHaveText(name)
  await expect(page.locator('#pitch-deck [name=position]')).toHaveValue('Partner')
})

for (const [where, size] of Object.entries(windows))
  test(`draws the disabled button in ${where} as a state of its live neighbour`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, paths.solutions)
    const main = page.getByRole('main')
    const look = (name: string) =>
      main
        .getByText(name, { exact: true })
        .first()
        .evaluate((words) => {
          const button = words.closest('a, button') ?? words
          const { borderStyle, borderWidth, opacity, backgroundColor } = getComputedStyle(button)
          const { top, bottom } = button.getBoundingClientRect()
          return {
            outline: borderStyle,
            isOutlined: Number.parseFloat(borderWidth) > 0,
            opacity,
            backgroundColor,
            top,
            bottom,
          }
        })
    const live = await look(site.signUp.link)
    const disabled = await look(site.signUp.button)
    expect(live).toMatchObject({ outline: 'solid', isOutlined: true, opacity: '1' })
    expect(disabled).toMatchObject({ outline: 'dashed', isOutlined: true, opacity: '1' })
    expect(disabled.backgroundColor).toBe('rgba(0, 0, 0, 0)')
    const isBelow = disabled.top >= live.bottom
    const isBeside = Math.abs(disabled.top + disabled.bottom - live.top - live.bottom) <= 2
    expect(isBelow || isBeside).toBe(true)
  })

for (const [prefix, writers] of [
  ['', 'partners, investors, researchers, the press'],
  ['/ms', 'rakan kerjasama, pelabur, penyelidik, media'],
  ['/zh', '合作伙伴、投资者、研究人员、媒体'],
  ['/ta', 'கூட்டாளர்கள், முதலீட்டாளர்கள், ஆய்வாளர்கள், ஊடகத்தினர்'],
] as const) {
  test(`says on the first screen of ${prefix}/contact who may write, above the first field`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${paths.contact}`)
    await expect(page.getByText(writers)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#message-form input').first()).toBeInViewport({ ratio: 1 })
  })
}
