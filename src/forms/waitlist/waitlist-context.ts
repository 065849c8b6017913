import { createContext, type ReactNode } from 'react'

/** What the page knows of its one waitlist dialog: how to open it, and what came of it. */
export type Waitlist = {
  /** Focus goes back to the opener. Without the dialog's code it leads to the foot of the page. */
  open: (opener: HTMLElement) => void
  /** What is said to those who joined; null before. */
  joined: ReactNode
  unavailable: boolean
}

/** Where the foot of the page offers the waitlist, for links to it. */
export const waitlistAnchor = '#waitlist'

export const WaitlistContext = createContext<Waitlist | null>(null)
