import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import { waitlist as words } from '#content/waitlist.ts'
import { useBackToClose } from '#src/ui/back-button.ts'
import { Tepi } from '#src/weave/tepi.tsx'
import { useFormStatus, waitlistFormId } from './form-status.ts'
import { WaitlistForm } from './waitlist-form.tsx'

type WaitlistDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opened the dialog; gets focus back on close. */
  opener: RefObject<HTMLElement | null>
}

/** The waitlist dialog with its form; on phones a bottom sheet. */
export function WaitlistDialog({ open, onOpenChange, opener }: WaitlistDialogProps) {
  const { pending } = useFormStatus(waitlistFormId)
  useBackToClose(open, () => onOpenChange(false))
  useFocusInExtensions(open)

  return (
    // While the form is pending the dialog stays open; only the Back button still closes it.
    <Radix.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay
          data-overlay
          className="fixed inset-0 z-50 animate-modal-fade bg-blue-950/78"
        />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          onEscapeKeyDown={(event) => {
            // During IME composition Escape cancels the composition, not the dialog.
            if (event.isComposing || event.keyCode === 229) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            // A click on a password manager's popup must not close the dialog.
            const { target } = event.detail.originalEvent
            const isOverlay = target instanceof Element && target.matches('[data-overlay]')
            if (!isOverlay) event.preventDefault()
          }}
          // Radix moves focus from the last control to the first without scrolling.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          className="tone-surface fixed bottom-0 left-0 z-51 flex max-h-[calc(100dvh-1.5rem)] w-full animate-modal-rise flex-col overflow-y-auto overscroll-contain shadow-raised sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-120 sm:[translate:-50%_-50%]"
        >
          <Tepi size={32} className="[scale:1_-1] shrink-0 text-(--thread-night)" />
          <div className="grid gap-4 px-6 pt-5 pb-6 sm:gap-5 sm:px-9 sm:pt-6 sm:pb-9">
            <div className="grid gap-2 pr-12">
              <Radix.Title className="font-display text-dialog">{words.title}</Radix.Title>
              <Radix.Description className="text-soft">{words.text}</Radix.Description>
            </div>
            <WaitlistForm onDone={() => onOpenChange(false)} />
          </div>
          <Radix.Close
            disabled={pending}
            aria-label={words.close}
            className="absolute top-11 right-4 grid size-11 place-items-center text-ink disabled:text-soft"
          >
            <X size={22} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Hides the focus in a browser extension's pop-up from Radix's focus trap, which would take it back.
 * On window, because Radix listens on the document.
 */
function useFocusInExtensions(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    function hideFromTrap(event: FocusEvent) {
      const focused = event.type === 'focusin' ? event.target : event.relatedTarget
      if (focused instanceof Element && !isInPage(focused)) event.stopPropagation()
    }
    window.addEventListener('focusin', hideFromTrap, options)
    window.addEventListener('focusout', hideFromTrap, options)
    return () => listening.abort()
  }, [open])
}

function isInPage(element: Element): boolean {
  const isInRoot = element.closest('#root, [role=dialog], [data-radix-focus-guard]') !== null
  return isInRoot || element === document.body
}
