import { act, render, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#src/start/app.tsx'
import { routeFor } from '#src/start/routes.tsx'

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

/** Shows a page to a test that changes nothing on it: rendered once, it comes back for the next. */
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
  const section = screen.getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`No section is called ${name}.`)
  return section
}
