import { use, useId, type MouseEvent } from 'react'
import { Stitch } from '#src/weave/stitch.tsx'
import type { WaitlistAction } from './action.ts'
import { classes } from './classes.ts'
import { waitlistAnchor, WaitlistContext } from './waitlist-context.ts'

type WaitlistButtonProps = { action: WaitlistAction; className?: string | undefined }

/** The waitlist button while sign-ups are closed: tacked on, not sewn down, and it says why. */
export function WaitlistButton({ action, className }: WaitlistButtonProps) {
  const id = useId()
  return (
    <div className={classes('grid gap-3', className)}>
      <div className="min-h-13 w-full split-box sm:w-fit">
        <button
          type="button"
          disabled
          aria-describedby={`${id}-status ${id}-reason`}
          className="grow px-3 py-2 text-control font-semibold leading-tight sm:px-4"
        >
          {action.label}
        </button>
        <span
          id={`${id}-status`}
          className="flex grow items-center justify-center gap-2 px-3 py-2 text-label sm:px-4"
        >
          <Stitch status="planned" />
          {action.status}
        </span>
      </div>
      <p id={`${id}-reason`} className="max-w-text text-small text-soft">
        {`${action.reason} `}
        {action.leaveEmail ? <LeaveEmail label={action.leaveEmail} /> : null}
      </p>
    </div>
  )
}

/** A link to the foot of the page until the app has started, then the dialog in place. */
function LeaveEmail({ label }: { label: string }) {
  const waitlist = use(WaitlistContext)
  function openDialog(event: MouseEvent<HTMLElement>) {
    if (!waitlist) return
    event.preventDefault()
    waitlist.open(event.currentTarget)
  }
  return (
    <a
      href={waitlistAnchor}
      aria-haspopup="dialog"
      onClick={openDialog}
      className="-my-3 inline-block py-3 font-semibold text-ink link-underline hover:decoration-dashed"
    >
      {label}
    </a>
  )
}

/** The same in a line of the header, where the reason is only read out. */
export function HeaderWaitlistButton({ action }: { action: WaitlistAction }) {
  const id = useId()
  return (
    <div className="grid min-h-11 content-center justify-items-center rounded-control rule-box border-dashed px-4 py-1">
      <button
        type="button"
        disabled
        aria-describedby={id}
        className="text-label font-semibold leading-tight"
      >
        {action.label}
      </button>
      <span id={id} className="flex items-center gap-1.5 text-label leading-tight">
        <Stitch status="planned" />
        {action.status} <span className="sr-only">{action.reason}</span>
      </span>
    </div>
  )
}
