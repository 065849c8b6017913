import { act } from '@testing-library/react'

/**
 * Lets everything run that waits for promises alone, however many: an expectation that something did not
 * happen proves nothing before that.
 */
export function settle(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve)))
}
