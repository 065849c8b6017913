import { expect, type Locator, type Page } from '@playwright/test'
import { site } from '../src/content/en/site.ts'
import { waitlist } from '../src/content/en/waitlist.ts'
import { mails, mailWith, submitOf } from './site.ts'

export const contactSubmit = (page: Page): Locator => submitOf(page.locator('#message-form'))

export async function openWaitlist(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: site.footer.waitlist.button }).click()
  return page.getByRole('dialog', { name: waitlist.title })
}

export async function expectSentOnce(subject: string): Promise<void> {
  await mailWith(subject)
  expect((await mails()).filter((mail) => mail.includes(subject))).toHaveLength(1)
}

/** As Chrome's translation does: new text in two `font` elements in place of each text. */
export function translate(page: Page, part: string): Promise<void> {
  return page.locator(part).evaluate((root) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`
      text.replaceWith(outer)
    }
  })
}
