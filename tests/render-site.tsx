import { render, screen } from '@testing-library/react'
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
