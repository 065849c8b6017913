import { lazy, Suspense, useRef, useState } from 'react'
import { site } from '#content/site.ts'
import { waitlist } from '#content/waitlist.ts'
import { company, formRetention } from '#src/content/facts.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { waitlistAnchor } from './disabled-waitlist.tsx'

const loadDialog = () => import('./waitlist-dialog.tsx')

/** Loaded when the button is hovered, focused or clicked: most visits do not need these 14 KiB. */
const WaitlistDialog = lazy(async () => ({ default: (await loadDialog()).WaitlistDialog }))

const words = site.footer.waitlist

/** The signup block in the footer, with the button that opens the dialog. */
export function WaitlistSignup({ brief = false }: { brief?: boolean }) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [unavailable, setUnavailable] = useState(false)
  const [joined, setJoined] = useState(false)

  function handleClick() {
    setOpen(true)
    setWasOpened(true)
  }

  return (
    <section className="border-y border-line">
      <div
        className={classes(
          'page-grid items-center gap-y-4',
          brief ? 'py-6' : 'py-4 md:pt-10 md:pb-8',
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
          <p className={unavailable ? undefined : 'with-app:hidden'}>{words.withoutScript}</p>
          <output className="block font-semibold not-empty:mt-5">
            {joined ? <Thanks /> : null}
          </output>
        </div>
      </div>
      {wasOpened ? (
        <ErrorBoundary onError={() => setUnavailable(true)}>
          <Suspense>
            <WaitlistDialog
              open={open}
              onOpenChange={setOpen}
              opener={opener}
              onJoined={() => setJoined(true)}
            />
          </Suspense>
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
