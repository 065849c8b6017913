import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safety } from '#content/safety.ts'
import { oldestBrowsers } from '../vite/browsers.ts'

const { browserslist }: { browserslist: { full: string[]; production: string[] } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Finds browsers in text: "Safari 16.4", "Chrome and Edge 111". */
function namedIn(text: string): string[] {
  const named = text.matchAll(/(Safari|Chrome|Firefox)(?: and Edge)? ([\d.]+)/g)
  return [...named].map(([, name, version]) => `${name?.toLowerCase()} >= ${version}`)
}

test.each([
  ['the README', readFileSync('README.md', 'utf8')],
  ['the accessibility statement', safety.accessibility.text.join(' ')],
])('names in %s the browsers of package.json', (_, text) => {
  const { full, production } = browserslist
  const older = production.filter((browser) => !full.includes(browser))
  const named = [...full, ...older].filter((browser) => /^(safari|chrome|firefox)/.test(browser))
  expect(namedIn(text).toSorted()).toEqual(named.toSorted())
})

test('compiles for the oldest browsers of package.json', () => {
  expect(oldestBrowsers).toContain('ios15.6')
})
