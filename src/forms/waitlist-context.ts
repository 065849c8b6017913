import { createContext, useContext, type MouseEvent } from 'react'

type Waitlist = {
  isOpen: boolean
  /** The dialog's code did not load. */
  isUnavailable: boolean
  /** Opens the dialog; on close the focus returns to the opener. */
  open: (opener: HTMLElement) => void
  preload: () => void
}

/** Null outside the layout that has the dialog. */
export const WaitlistContext = createContext<Waitlist | null>(null)

export function useWaitlist(): Waitlist | null {
  return useContext(WaitlistContext)
}

/** Returns the props of a button or link that opens the dialog. */
export function useWaitlistOpener() {
  const waitlist = useContext(WaitlistContext)
  if (!waitlist) return {}
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: waitlist.preload,
    onFocus: waitlist.preload,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A link's new tab or window is the browser's.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      waitlist.open(event.currentTarget)
    },
  } as const
}
