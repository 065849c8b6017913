import { createContext, type ReactNode } from 'react'

export type Waitlist = {
  /** Focus returns to the opener. If the dialog cannot be fetched, it goes to the foot of the page. */
  open: (opener: HTMLElement) => void
  joined: ReactNode
  unavailable: boolean
}

export const waitlistAnchor = '#waitlist'

export const WaitlistContext = createContext<Waitlist | null>(null)
