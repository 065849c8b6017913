import { expect, test } from 'vitest'
import { describeMissingBrowser } from '../scripts/tools.ts'

test.each([
  [
    'Downloading Chromium 141\n[browser] Error: getaddrinfo ENOTFOUND cdn.playwright.dev\n    at GetAddrInfoReqWrap.onlookupall (node:dns:122:26) {\n  errno: -3008,\n}\nFailed to install browsers\nError: Failed to download Chromium',
    ' (getaddrinfo ENOTFOUND cdn.playwright.dev)',
  ],
  ['E: Unable to locate package chromium\n', ' (Unable to locate package chromium)'],
  ['', ''],
])('says in a sentence that no browser could be installed: %j', (errors, reason) => {
  expect(describeMissingBrowser(errors)).toBe(
    `No browser: none was found, and none could be installed${reason}. Install Chromium, or set CHROMIUM_PATH.`,
  )
})
