import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { site } from '#content/site.ts'
import { ChunkLoadError } from '#src/app/chunk-load-error.tsx'
import { paths } from '#src/paths.ts'
import { settle } from '#tests/settle.ts'

/** Renders the error on /about; returns a stub of location.reload, which here would do nothing. */
function renderError(serverAnswer: () => Promise<Response>) {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', serverAnswer)
  vi.stubGlobal('location', { href: `http://localhost${paths.about}`, reload })
  render(
    <MemoryRouter initialEntries={[paths.about]}>
      <ChunkLoadError />
    </MemoryRouter>,
  )
  return reload
}

const isUp = () => Promise.resolve(new Response())
const isDown = () => Promise.reject(new TypeError('Failed to fetch'))

test('reloads the page when the server answers', async () => {
  const reload = renderError(isUp)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('links to the page when the server does not answer', async () => {
  const reload = renderError(isDown)
  const link = await screen.findByRole('link', { name: site.error.reload })
  expect(link).toHaveAttribute('href', paths.about)
  expect(link).not.toHaveAttribute('target')
  expect(reload).not.toHaveBeenCalled()
})

test('keeps typed text and links to the page in a new tab', async () => {
  render(
    <form>
      <input aria-label="Name" defaultValue="Farah" />
    </form>,
  )
  const reload = renderError(isUp)
  await settle()
  expect(screen.getByRole('alert')).toHaveTextContent(site.error.title)
  const link = screen.getByRole('link')
  expect(link.textContent).toBe(`${site.error.reload}, ${site.newTab}`)
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Farah')
  expect(reload).not.toHaveBeenCalled()
})
