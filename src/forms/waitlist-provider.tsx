import { createContext, useContext, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import type { WaitlistDialog } from './waitlist-dialog.tsx'

/** The id of the signup in the footer. */
export const waitlistAnchor = 'waitlist'

type Waitlist = {
  isDialogOpen: boolean
  /** The dialog's code did not load. */
  isUnavailable: boolean
  /** Opens the dialog; on close the focus returns to the opener. */
  open: (opener: HTMLElement) => void
}

/** Null outside the layout that has the dialog. */
const WaitlistContext = createContext<Waitlist | null>(null)

/** Loaded when the footer’s signup is in view, or an opener is hovered, focused or clicked: first views do not need it. */
const loadDialog = () => import('./waitlist-dialog.tsx')

/** Holds the page's one waitlist dialog, which the links on the page and the footer's button open. */
export function WaitlistProvider({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLElement>(null)
  const [isDialogOpen, setDialogOpen] = useState(false)
  // Not React.lazy, which keeps a failure: a click after it loads the dialog again.
  const [Dialog, setDialog] = useState<typeof WaitlistDialog>()
  const [isUnavailable, setUnavailable] = useState(false)

  function handleFailure() {
    setDialogOpen(false)
    setDialog(undefined)
    setUnavailable(true)
    // The footer says how to write.
    document.getElementById(waitlistAnchor)?.scrollIntoView({ block: 'nearest' })
  }

  function open(clicked: HTMLElement) {
    opener.current = clicked
    setDialogOpen(true)
    loadDialog().then((loaded) => {
      setDialog(() => loaded.WaitlistDialog)
      setUnavailable(false)
    }, handleFailure)
  }

  return (
    <WaitlistContext value={{ isDialogOpen, isUnavailable, open }}>
      {children}
      {Dialog ? (
        <ErrorBoundary onError={handleFailure}>
          <Dialog open={isDialogOpen} onOpenChange={setDialogOpen} opener={opener} />
        </ErrorBoundary>
      ) : null}
    </WaitlistContext>
  )
}

export function useWaitlist(): Waitlist | null {
  return useContext(WaitlistContext)
}

/** Returns the props of a button or link that opens the dialog. */
export function useWaitlistOpener() {
  const waitlist = useWaitlist()
  if (!waitlist) return {}
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: () => void preloadDialog(),
    onFocus: () => void preloadDialog(),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A link's new tab or window is the browser's.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      waitlist.open(event.currentTarget)
    },
  } as const
}

/** Fetches the dialog's code; a failure is tried again on a click. */
export async function preloadDialog(): Promise<void> {
  await loadDialog().catch(() => undefined)
}
