import { expect, test } from '@playwright/test'
import { localizedPath } from '../../src/languages.ts'
import { everyAddress, open, noFaults, readPaper } from '../helpers.ts'

for (const language of ['en', 'ta'] as const)
  test(`prints every page black, whole and with the helplines first in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    for (const address of everyAddress) {
      const wide = { width: 1440, height: 900 }
      await page.setViewportSize(wide)
      await page.emulateMedia({ media: 'screen' })
      await open(page, localizedPath(language, address))
      const { first, faults } = await readPaper(page)
      for (const number of ['999', '03\u00a07627\u00a02929', '15999', '15555'])
        expect(first, address).toContain(number)
      expect(faults, address).toEqual(noFaults)
    }
  })
