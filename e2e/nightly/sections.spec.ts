import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { expectOpenSection, open } from '../helpers.ts'

/** The sections that pages of the built English site link to, by the page that holds them. */
function linkedSections(): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>()
  for (const path of Object.values(paths)) {
    const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8')
    for (const [, href = ''] of html.matchAll(/href="([^"]*#[^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href, `http://site${path}`)
      // The menu's link is for browsers without popovers.
      if (origin !== 'http://site' || hash === '#menu') continue
      sections.set(pathname, (sections.get(pathname) ?? new Set()).add(hash))
    }
  }
  return sections
}

test('opens every section that a page links to', async ({ page }) => {
  test.slow()
  const sections = linkedSections()
  expect(sections.size).toBeGreaterThan(4)
  for (const [path, hashes] of sections) {
    await open(page, path)
    for (const hash of hashes) {
      await page.goto(path + hash)
      await expectOpenSection(page, hash)
    }
  }
})
