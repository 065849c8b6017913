// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { company } from '../../src/content/facts.ts'
import { helplines, malaysianLines } from '../../src/content/helplines.ts'
import { paths, sectionPaths } from '../../src/paths.ts'
import { isOpen } from '../../src/sections/help-lines.tsx'
import { everyPage, parsePage } from './built-site.ts'

const legal: string[] = [paths.privacy, paths.terms]
const { malaysia, singapore } = company.phones
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
    expect(allOf(address, 'section[aria-labelledby="help-now"]')).toHaveLength(1)
    const links = linksOf(address, 'body').map(([, href]) => href)
    const answering = malaysianLines
      .filter((id) => isOpen(helplines[id].hours, 3 * 60))
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
    [`Malaysia ${malaysia.text}`, `tel:${malaysia.dial}`],
    [`Singapore ${singapore.text}`, `tel:${singapore.dial}`],
  ])
  const [footer] = allOf(address, 'footer')
  expect(footer?.textContent).toContain('Kuala Lumpur, Malaysia')
  const button = footer?.querySelector('button')
  expect(button?.textContent).toBe('Join Waitlist')
  expect(button?.disabled).toBe(false)
})
