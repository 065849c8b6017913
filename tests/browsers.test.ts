import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safety } from '#content/safety.ts'
import { fullySupportedBrowsers, oldestBrowsers } from '../vite/browsers.ts'

/** Finds browsers in text: "Safari 16.4", "Chrome and Edge 111". */
function namedIn(text: string): string[] {
  const named = text.matchAll(/(Safari|Chrome|Firefox)(?: and Edge)? ([\d.]+)/g)
  return [...named].map(([, name, version]) => `${name?.toLowerCase()}${version}`)
}

test.each([
  ['the README', readFileSync('README.md', 'utf8')],
  ['the accessibility statement', safety.accessibility.text.join(' ')],
])('names in %s the browsers of the build', (_, text) => {
  const browsers = new Set([...fullySupportedBrowsers, ...oldestBrowsers])
  const named = [...browsers].filter((browser) => /^(safari|chrome|firefox)/.test(browser))
  expect(namedIn(text).sort()).toEqual(named.sort())
})
