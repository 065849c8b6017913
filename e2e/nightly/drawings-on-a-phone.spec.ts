import { expect, test } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { open, phone } from '../helpers.ts'

test.use(phone)

/** The longest stretch without a drawing (px), about two screens. */
const longest = 1770

for (const page of [
  'home',
  'about',
  'solutions',
  'research',
  'forUsers',
  'forPartners',
  'safety',
  'contact',
] as const)
  test(`shows a drawing at least every second screen of a phone on ${paths[page]}`, async ({
    page: tab,
  }) => {
    await open(tab, paths[page])
    const stretches = await tab.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
      const backgrounds = [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).backgroundImage !== 'none')
        .map((element) => element.getBoundingClientRect())
      const drawings = [...boxes('main svg, main img'), ...backgrounds].filter(
        ({ width, height }) => width * height >= 1600,
      )
      // Screens of the product; the list of helplines needs no drawing.
      const others = boxes('main figure, main .paper, main .situations')
      const end = document.querySelector('footer')?.getBoundingClientRect()
      const sorted = [...drawings, ...others, ...(end ? [end] : [])].sort((a, b) => a.top - b.top)
      return sorted.map(({ top }, index) =>
        Math.round(top - Math.max(-scrollY, ...sorted.slice(0, index).map(({ bottom }) => bottom))),
      )
    })
    expect(stretches.length).toBeGreaterThan(2)
    expect(Math.max(...stretches)).toBeLessThanOrEqual(longest)
  })
