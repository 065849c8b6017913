import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Optional } from '#src/ui/optional.tsx'
import { holdBack, releaseBack } from '#src/ui/back-button.ts'
import { type Waitlist, waitlistAnchor, WaitlistContext } from './waitlist-context.ts'

type WaitlistDialog = typeof import('./waitlist-dialog.tsx').WaitlistDialog

export async function loadDialog(): Promise<WaitlistDialog> {
  return (await import('./waitlist-dialog.tsx')).WaitlistDialog
}

/** Holds the page's one waitlist dialog, so that it opens wherever the waitlist is spoken of. */
export function WaitlistProvider({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<{ Dialog: WaitlistDialog } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [joined, setJoined] = useState(false)
  const [unavailable, setUnavailable] = useState(false)

  const waitlist = useMemo<Waitlist>(() => {
    async function open(from: HTMLElement) {
      opener.current = from
      try {
        setDialog({ Dialog: await loadDialog() })
        setIsOpen(true)
        setUnavailable(false)
        holdBack()
      } catch {
        setUnavailable(true)
        location.hash = waitlistAnchor
      }
    }
    return { open: (from) => void open(from), joined, unavailable }
  }, [joined, unavailable])

  function close() {
    setIsOpen(false)
    releaseBack()
  }

  return (
    <WaitlistContext value={waitlist}>
      {children}
      {dialog ? (
        <Optional onFault={() => setUnavailable(true)}>
          <dialog.Dialog
            open={isOpen}
            opener={opener}
            onClose={close}
            onJoined={() => setJoined(true)}
          />
        </Optional>
      ) : null}
    </WaitlistContext>
  )
}
