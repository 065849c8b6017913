import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until the toast has faded in, and is the only one. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
}
