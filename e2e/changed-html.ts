import type { Page } from '@playwright/test'
import { holdBack } from './helpers.ts'

const addressLink = /<a href="mailto:[^"]*"([^>]*)>[^<]*<\/a>/g

/** What extensions, proxies and hosts do to a page's HTML before React hydrates it. */
export const changes = {
  nothing: (html) => html,
  'attributes on every element': (html) =>
    html.replace(
      /<(div|p|a|svg|input|button) /g,
      '<$1 data-darkreader-inline-color="" bis_skin_checked="1" ',
    ),
  'addresses hidden, and shown again': (html) =>
    html.replace(/<a href="mailto:/g, '<a data-cfemail="0a" href="mailto:'),
  'a node after the email field': (html) =>
    html.replace(/<input[^>]* name="email"[^>]*>/, '$&<div>icon</div>'),
  'comments removed': (html) => html.replace(/<!--.*?-->/g, ''),
  'addresses hidden': (html) =>
    html.replace(
      addressLink,
      '<a href="/cdn-cgi/l/email-protection"$1><span class="__cf_email__">[email&#160;protected]</span></a>',
    ),
} satisfies Record<string, (html: string) => string>

export type Change = keyof typeof changes

/** Opens a page with changed HTML. The app starts when the returned function is called. */
export async function openChanged(
  page: Page,
  address: string,
  change: (html: string) => string,
): Promise<() => void> {
  const release = await holdBack(page, '**/assets/*.js')
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}
