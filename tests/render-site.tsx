import { render, screen } from '@testing-library/react'
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

/** Finds the section by its heading. */
export function sectionOf(name: string | RegExp): HTMLElement {
  const section = screen.getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`No section is called ${name}.`)
  return section
}
