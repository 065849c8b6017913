import { act, render, screen, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { routeFor } from '#src/app/routes.tsx'

type Entry = string | { pathname: string; state: unknown }

/** Renders the real routes and waits for the page. */
export async function renderSite(entry: Entry) {
  await routeFor(typeof entry === 'string' ? entry : entry.pathname).preload()
  const rendered = render(
    <MemoryRouter initialEntries={[entry]}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

const shown = new Map<string, HTMLElement>()

/** Renders a page once per file: later tests, which must not change it, get the same DOM. */
export async function showSite(address: string): Promise<HTMLElement> {
  const container = shown.get(address) ?? document.createElement('div')
  document.body.append(container)
  if (shown.has(address)) return container
  await routeFor(address).preload()
  await act(async () =>
    createRoot(container).render(
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>,
    ),
  )
  await screen.findByRole('heading', { level: 1 })
  shown.set(address, container)
  return container
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
