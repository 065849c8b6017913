import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { useBackToClose } from '#src/ui/back-button.ts'

/** Like the waitlist dialog, the overlay is open when it mounts. */
function Overlay() {
  const [open, setOpen] = useState(true)
  useBackToClose(open, () => setOpen(false))
  return open ? <button onClick={() => setOpen(false)}>Close</button> : <p>Closed</p>
}

function renderOverlay() {
  history.replaceState({ page: 'contact' }, '')
  render(
    <StrictMode>
      <Overlay />
    </StrictMode>,
  )
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('adds one history entry under StrictMode, and Back closes the overlay', async () => {
  const before = history.length
  renderOverlay()
  // A second entry, or a history.back() on the way, would show by then.
  await settle()
  expect(screen.getByRole('button')).toBeVisible()
  expect(history.length).toBe(before + 1)
  history.back()
  expect(await screen.findByText('Closed')).toBeVisible()
  expect(history.state).toEqual({ page: 'contact' })
})

test('removes the history entry when the overlay closes in another way', async () => {
  renderOverlay()
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(history.state).toEqual({ page: 'contact' }))
})
