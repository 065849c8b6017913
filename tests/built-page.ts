import { screen, within } from '@testing-library/dom'
import { parsePage } from './build/built-site.ts'

const shown = new Map<string, Element>()

/** Shows the built HTML of a page. Tests, which must not change it, share its elements. */
export function showPage(address: string): void {
  const page = shown.get(address) ?? parsePage(address).querySelector('#root')
  if (!page) throw new Error(`The built page ${address} is empty.`)
  shown.set(address, page)
  document.body.append(page)
}

/** Finds the section by its heading. */
export function sectionOf(name: string | RegExp): HTMLElement {
  const found = screen.getByRole('heading', { name }).closest('section')
  if (!found) throw new Error(`No section is called ${name}.`)
  return found
}

/** Queries within the section of that heading. */
export function section(name: string | RegExp) {
  return within(sectionOf(name))
}

/** Returns the texts of the headings of a level. */
export function headingsIn(element: HTMLElement, level: number): (string | null)[] {
  return within(element)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent)
}
