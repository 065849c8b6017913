// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { site } from '../../src/content/en/site.ts'
import { company } from '../../src/content/facts/company.ts'
import { helplines, malaysianLines } from '../../src/content/facts/helplines.ts'
import { paths, sectionPaths } from '../../src/paths.ts'
import { isHelplineOpen } from '../../src/sections/helplines.tsx'
import { everyPage, parsePage } from './built-site.ts'

const legal: string[] = [paths.privacy, paths.terms]
const shared = everyPage.filter((address) => !legal.includes(address))

function allOf(address: string, selector: string): Element[] {
  return [...parsePage(address).querySelectorAll(selector)]
}

function linksOf(address: string, part: string): (string | null)[][] {
  return allOf(address, `${part} a`).map((link) => [link.textContent, link.getAttribute('href')])
}

test.each(everyPage)(
  'links on %s to every helpline open at 3 a.m. and to help for relatives',
  (address) => {
    const numbers = '#open-today, #in-a-crisis, [aria-labelledby="help-now"]'
    expect(allOf(address, numbers)).toHaveLength(1)
    const links = linksOf(address, 'body').map(([, href]) => href)
    const answering = malaysianLines
      .filter((id) => isHelplineOpen(helplines[id].hours, 3 * 60))
      .map((id) => `tel:${helplines[id].phone.dial}`)
    expect(links).toEqual(expect.arrayContaining(answering))
    expect(links).toContain(sectionPaths.worried)
  },
)

test.each(everyPage)(
  'says on %s before the heading how far the product is, and links to the register',
  (address) => {
    const [first, ...others] = allOf(address, 'main h1, #status')
    expect([first?.id, ...others.map(({ localName }) => localName)]).toEqual(['status', 'h1'])
    expect(first?.textContent).toBe('In research trials, not open yet. What works today')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe(sectionPaths.register)
  },
)

test.each(shared)(
  'says how far the product is to who sees only the description of %s',
  (address) => {
    const [description] = allOf(address, 'meta[name="description"]')
    expect(description?.getAttribute('content')).toMatch(/\btrials\b/)
  },
)

test.each(everyPage)('writes the phone numbers of %s without hyphens, on one line', (address) => {
  const numbers = allOf(address, 'a[href^="tel:"]').map(({ textContent }) => textContent)
  expect(numbers.length).toBeGreaterThan(3)
  expect(numbers.filter((text) => /\d[- ]\d/.test(text))).toEqual([])
})

test.each(everyPage)('hides every drawing of %s from screen readers', (address) => {
  const read = allOf(address, 'svg').filter((svg) => !svg.closest('[aria-hidden=true]'))
  expect(read.map(({ outerHTML }) => outerHTML)).toEqual([])
})

test.each(legal)('replaces header and footer on %s with a link to home', (address) => {
  expect(allOf(address, 'header nav, footer')).toEqual([])
  const back = linksOf(address, 'body').filter(([text]) => text === 'Back to home')
  expect(back).toEqual([['Back to home', '/']])
})

test.each(shared)('shows on %s the header and the specified footer links', (address) => {
  expect(allOf(address, 'header nav')).not.toEqual([])
  expect(linksOf(address, 'footer')).toEqual([
    ['About', '/about'],
    ['How It Works', '/how-it-works'],
    ['Research & Evidence', '/research'],
    ['For Users', '/for-users'],
    ['For Partners', '/for-partners'],
    ['For Investors', '/for-investors'],
    ['Safety & Privacy', '/safety'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    [company.support, `mailto:${company.support}`],
    ...company.phones.map(({ country, text, dial }) => [
      `${site.footer.phones[country]} ${text}`,
      `tel:${dial}`,
    ]),
  ])
  const [footer] = allOf(address, 'footer')
  expect(footer?.textContent).toContain('Kuala Lumpur, Malaysia')
  const button = footer?.querySelector('button')
  expect(button?.textContent).toBe('Join Waitlist')
  expect(button?.disabled).toBe(false)
})

const blocks =
  'address, article, aside, blockquote, details, div, dl, fieldset, figure, footer, form, header, main, nav, ol, p, pre, section, table, ul'
const headings = 'h1, h2, h3, h4, h5, h6'

/** Each selector matches what the HTML standard forbids. */
const invalid = [
  `:is(span, em, strong, time, label, button, p, ${headings}) :is(${blocks}, ${headings})`,
  // A summary may have headings, but only as its own children, beside phrases.
  `summary :is(${blocks})`,
  `summary :not(summary) :is(${headings})`,
  // The browser says whether the popover is open.
  '[popovertarget][aria-expanded]',
  ...['aria-controls', 'aria-describedby', 'aria-details', 'aria-labelledby', 'for', 'id'].map(
    (name) => `[${name}=""]`,
  ),
]

test.each(everyPage)('has no misplaced element and no empty reference on %s', (address) => {
  const found = invalid.flatMap((selector) => allOf(address, selector))
  expect(found.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
})

test.each(shared)('gives the header of %s the tone of the first section', (address) => {
  const [header] = allOf(address, 'header > div')
  const [, first] = allOf(address, 'main > :not(.on-paper)')
  // The hero of /safety is two bands around a picture, and that of /how-it-works stands beside the loom.
  const band = first?.matches('[class*=tone-]')
    ? first
    : (first?.querySelector('section[class*=tone-]') ?? first?.firstElementChild)
  const tone = /tone-[a-z-]+/.exec(band?.getAttribute('class') ?? '')?.[0] ?? 'tone-plain'
  expect(header?.classList.contains(tone)).toBe(true)
})
