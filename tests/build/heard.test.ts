// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/languages.ts'
import { everyVersion, readPage } from './built-site.ts'

const landmarks =
  'header, nav:not([popover]), main, footer, aside, :is(section, form)[aria-label], :is(section, form)[aria-labelledby]'

function nameOf(control: Element): string {
  return (control.getAttribute('aria-label') ?? control.textContent).replaceAll(/\s+/g, ' ').trim()
}

describe.each(everyVersion)('who listens to the built page %s in %s', (address, language) => {
  const document = new DOMParser().parseFromString(readPage(address, language), 'text/html')

  test('passes at most seven landmarks', () => {
    expect(document.querySelectorAll(landmarks).length).toBeLessThanOrEqual(7)
  })

  test('hears no control described in more than fifteen words', () => {
    const segmenter = new Intl.Segmenter(languages[language].tag, { granularity: 'word' })
    // The message's text area is left: its writer may need a number to call.
    const described = document.querySelectorAll('[aria-describedby]:not(textarea)')
    const long = [...described].flatMap((control) => {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
      const text = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)
      return words.length > 15 ? [text] : []
    })
    expect(long).toEqual([])
  })

  test('hears one name for one place', () => {
    const places = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll('a[href]')) {
      const name = nameOf(link)
      places.set(name, (places.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''))
    }
    const shared = [...places].filter(([, addresses]) => addresses.size > 1)
    expect(shared.map(([name, addresses]) => `${name}: ${[...addresses].join(' ')}`)).toEqual([])
  })
})
