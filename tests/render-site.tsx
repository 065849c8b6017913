import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { ownersWords } from '#content/owners-words.ts'
import { App } from '#src/app/app.tsx'
import { routeFor } from '#src/app/routes.tsx'
import { owner, type Owner, type OwnersWords } from '#src/content/owner.ts'

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

type FilledIn = { owner?: Partial<Owner>; words?: Partial<OwnersWords> }

/** Renders a page in place of an earlier one, with these values filled in until the test ends. */
export async function renderWithOwner(path: string, filledIn: FilledIn) {
  const before = { owner: { ...owner }, words: { ...ownersWords } }
  onTestFinished(() => {
    Object.assign(owner, before.owner)
    Object.assign(ownersWords, before.words)
  })
  Object.assign(owner, filledIn.owner)
  Object.assign(ownersWords, filledIn.words)
  cleanup()
  return renderSite(path)
}
