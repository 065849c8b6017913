import { useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Optional } from '#src/ui/optional.tsx'
import { type Waitlist, waitlistAnchor, WaitlistContext } from './waitlist-context.ts'

type Dialog = typeof import('./waitlist-dialog.tsx')

export function loadDialog(): Promise<Dialog> {
  return import('./waitlist-dialog.tsx')
}

export function WaitlistProvider({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [joined, setJoined] = useState<ReactNode>(null)
  const [unavailable, setUnavailable] = useState(false)

  const waitlist = useMemo<Waitlist>(() => {
    async function open(from: HTMLElement) {
      opener.current = from
      const escape = new AbortController()
      const { signal } = escape
      addEventListener('keydown', ({ key }) => key === 'Escape' && escape.abort(), { signal })
      try {
        const code = await loadDialog()
        if (signal.aborted) return
        // The dialog opens synchronously: a key pressed right after the click must reach it.
        flushSync(() => {
          setDialog(code)
          setIsOpen(true)
          setUnavailable(false)
        })
        code.holdBack()
      } catch {
        setUnavailable(true)
        location.hash = waitlistAnchor
      } finally {
        escape.abort()
      }
    }
    return { open: (from) => void open(from), joined, unavailable }
  }, [joined, unavailable])

  return (
    <WaitlistContext value={waitlist}>
      {children}
      {dialog ? (
        <Optional onFault={() => setUnavailable(true)}>
          <dialog.WaitlistDialog
            open={isOpen}
            opener={opener}
            onClose={() => setIsOpen(false)}
            onJoined={setJoined}
          />
        </Optional>
      ) : null}
    </WaitlistContext>
  )
}
