import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** A toast with this text has faded in, and it is the only one. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
}
