import { useRef, useState } from 'react'
import type { SiteContent } from '#src/content/types/site.ts'
import { contact } from '#src/content/facts.ts'
import { Button } from '#src/ui/button.tsx'
import { MailInstead } from '../mail-instead.tsx'
import type { WaitlistSignupValues } from './waitlist-validation.ts'

type WaitlistDialog = typeof import('./waitlist-dialog.tsx').WaitlistDialog

async function loadDialog(): Promise<WaitlistDialog> {
  return (await import('./waitlist-dialog.tsx')).WaitlistDialog
}

/** The footer's way onto the waitlist: the dialog's code comes when somebody reaches for the button. */
export function WaitlistSignup({ words }: { words: SiteContent['footer']['waitlist'] }) {
  const opener = useRef<HTMLButtonElement>(null)
  // What was typed outlives a dialog that was closed by mistake.
  const [draft, setDraft] = useState<WaitlistSignupValues>({ email: '', name: '' })
  const [dialog, setDialog] = useState<{ Dialog: WaitlistDialog } | null>(null)
  const [open, setOpen] = useState(false)
  const [joined, setJoined] = useState(false)
  const [unavailable, setUnavailable] = useState(false)

  async function handlePress() {
    try {
      setDialog({ Dialog: await loadDialog() })
      setOpen(true)
      setUnavailable(false)
    } catch {
      setUnavailable(true)
    }
  }

  return (
    <section aria-labelledby="waitlist">
      <div className="page-grid gap-y-6 py-section">
        <h2 id="waitlist" className="max-w-[7.2em] font-display text-h2 md:col-span-7">
          {words.title}
        </h2>
        <div className="md:col-span-5 md:col-start-8">
          <p className="max-w-[33.7em] text-lead text-soft">{words.text}</p>
          <Button
            ref={opener}
            aria-haspopup="dialog"
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => void handlePress()}
            className="needs-script mt-7"
          >
            {words.button}
          </Button>
          {unavailable ? <MailInstead text={words.withoutScript} email={contact.support} /> : null}
          <noscript>
            <MailInstead text={words.withoutScript} email={contact.support} />
          </noscript>
          <output className="block font-semibold not-empty:mt-5">
            {joined ? words.joined : null}
          </output>
        </div>
      </div>
      {dialog ? (
        <dialog.Dialog
          open={open}
          draft={draft}
          onDraft={setDraft}
          opener={opener}
          onClose={() => setOpen(false)}
          onJoined={() => setJoined(true)}
        />
      ) : null}
    </section>
  )
}

function fetchAhead(): void {
  loadDialog().catch(() => undefined)
}
