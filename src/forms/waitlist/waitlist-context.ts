import { createContext, type ReactNode } from 'react'

/** The page's one waitlist dialog: how to open it, and its outcome. */
export type Waitlist = {
  /** Focus goes back to the opener. Without the dialog's code it leads to the foot of the page. */
  open: (opener: HTMLElement) => void
  /** The thanks after joining; null before. */
  joined: ReactNode
  unavailable: boolean
}

/** Where the foot of the page offers the waitlist, for links to it. */
export const waitlistAnchor = '#waitlist'

export const WaitlistContext = createContext<Waitlist | null>(null)
