import { useEffect, useRef, useState } from 'react'
import { site } from '#content/site.ts'
import { waitlist } from '#content/waitlist.ts'
import { company, formRetention } from '#src/content/facts.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { waitlistAnchor } from './disabled-waitlist.tsx'
import { forgetOutcome, useSending, waitlistFormId } from './sending.ts'
import type { WaitlistDialog } from './waitlist-dialog.tsx'

/** Loaded when the button is hovered, focused or clicked: most visits do not need these 14 KiB. */
const loadDialog = () => import('./waitlist-dialog.tsx')

const words = site.footer.waitlist

/** The signup block in the footer, with the button that opens the dialog. */
export function WaitlistSignup({ brief = false }: { brief?: boolean }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Not React.lazy, which keeps a failure: a click after it loads the dialog again.
  const [Dialog, setDialog] = useState<typeof WaitlistDialog>()
  const [unavailable, setUnavailable] = useState(false)
  const { state, note } = useSending(waitlistFormId)

  useEffect(() => () => forgetOutcome(waitlistFormId), [])

  function handleClick() {
    setOpen(true)
    loadDialog().then((loaded) => {
      setDialog(() => loaded.WaitlistDialog)
      setUnavailable(false)
    }, handleFailure)
  }

  function handleFailure() {
    setOpen(false)
    setDialog(undefined)
    setUnavailable(true)
  }

  return (
    <section className="border-y border-line">
      <div
        className={classes(
          'page-grid items-center gap-y-4',
          brief
            ? 'py-3 max-md:gap-y-1 max-md:flex max-md:flex-wrap max-md:justify-between md:py-6'
            : 'py-4 md:pt-10 md:pb-8',
        )}
      >
        <h2
          id={waitlistAnchor}
          className={classes(
            'font-display',
            brief ? 'text-h4 md:col-span-9' : 'text-h3 md:col-span-3',
          )}
        >
          {words.title}
        </h2>
        {brief ? null : <p className="text-small text-soft md:col-span-6">{words.text}</p>}
        <div className="md:col-span-3">
          <Button
            ref={opener}
            aria-haspopup="dialog"
            size={brief ? 'small' : 'regular'}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={handleClick}
            className="without-app:hidden"
          >
            {words.button}
          </Button>
          <p className="with-app:hidden">{words.withoutScript}</p>
          {unavailable ? <p role="alert">{words.withoutScript}</p> : null}
          {/* The Back button closes the dialog while it sends. */}
          {state === 'failed' && !open ? (
            <p role="alert" className="mt-5 font-semibold">
              {note}
            </p>
          ) : null}
          <output className="block font-semibold not-empty:mt-5">
            {state === 'sent' ? <Thanks /> : null}
          </output>
        </div>
      </div>
      {Dialog ? (
        <ErrorBoundary onError={handleFailure}>
          <Dialog open={open} onOpenChange={setOpen} opener={opener} />
        </ErrorBoundary>
      ) : null}
    </section>
  )
}

function Thanks() {
  const subject = encodeURIComponent(teamMail.leaveWaitlist)
  return (
    <>
      <span className="block">{words.joined}</span>
      <span className="mt-2 block text-small font-normal">
        <span>{waitlist.kept(formRetention.waitlistMonths)}</span>{' '}
        <a
          href={`mailto:${company.support}?subject=${subject}`}
          className="link-underline hover:text-link-hover"
        >
          {waitlist.leave}
        </a>
      </span>
    </>
  )
}

function preloadDialog(): void {
  loadDialog().catch(() => undefined)
}
