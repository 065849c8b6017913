import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { Tepi } from '#src/weave/tepi.tsx'
import { classes } from './classes.ts'
import { focusSoon } from './focus.ts'
import type { Tone } from './tone.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  locked: boolean
  tone: Tone
  closeLabel: string
  describedBy: string | undefined
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Its children begin with a DialogTitle. */
export function Dialog(props: DialogProps) {
  const { open, onClose, locked, tone, closeLabel, describedBy, opener } = props
  const close = () => {
    if (!locked) onClose()
  }
  useEscape(open, close)
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-modal-fade bg-telang-950/78" />
        <Radix.Content
          aria-describedby={describedBy}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusSoon(() => opener.current)
          }}
          // Radix leaves the focused element out of sight when the focus wraps around.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          className={classes('modal shadow-raised', tone)}
        >
          <Tepi size={32} className="[scale:1_-1] shrink-0 text-(--thread-night)" />
          {/* In Chromium, Orca says nothing when a dialog's first element takes the focus. */}
          <Radix.Close
            disabled={locked}
            aria-label={closeLabel}
            className="absolute top-11 right-4 grid size-11 place-items-center text-ink disabled:text-soft"
          >
            <X size={22} />
          </Radix.Close>
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Radix begins to listen some renders after a dialog opens; this listens at once. */
function useEscape(open: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!open) return
    const listener = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handleEscape()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [open])
}

/** Takes the focus, unless it is in the dialog already. */
export function DialogTitle({ children }: { children: string }) {
  return (
    <Radix.Title
      ref={focusTitle}
      tabIndex={-1}
      className="font-display text-dialog shadow-none outline-none"
    >
      {children}
    </Radix.Title>
  )
}

function focusTitle(title: HTMLHeadingElement | null): void {
  const dialog = title?.closest('[role=dialog]')
  focusSoon(() => (dialog?.contains(document.activeElement) ? null : title))
}
