import { use, useId, type ReactNode } from 'react'
import { waitlistClosed as words } from '#content/waitlist-closed.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitch.tsx'
import { WaitlistContext } from './waitlist-context.ts'

type WaitlistButtonProps = { label?: string; className?: string | undefined; children?: ReactNode }

export function JoinWaitlist({ className }: { className?: string }) {
  return (
    <WaitlistButton label={words.join} className={className}>
      <LeaveEmail />
    </WaitlistButton>
  )
}

export function WaitlistButton({ label = words.label, className, children }: WaitlistButtonProps) {
  const id = useId()
  return (
    <div className={classes('grid gap-3', className)}>
      <div className="min-h-13 w-full split-box sm:w-fit">
        <button
          type="button"
          disabled
          aria-describedby={id}
          className="grow px-3 py-2 text-control font-semibold leading-tight sm:px-4"
        >
          {label}
        </button>
        <span
          id={id}
          className="flex grow items-center justify-center gap-2 px-3 py-2 text-label sm:px-4"
        >
          <Stitch status="planned" />
          {words.status}
        </span>
      </div>
      <p className="max-w-text text-small text-soft">
        {`${words.reason} `}
        {children}
      </p>
    </div>
  )
}

function LeaveEmail() {
  const waitlist = use(WaitlistContext)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => waitlist?.open(event.currentTarget)}
      className="without-app:hidden -my-3 inline-block py-3 font-semibold text-ink link-underline hover:decoration-dashed"
    >
      {words.leaveEmail}
    </button>
  )
}

export function HeaderWaitlistButton() {
  const id = useId()
  return (
    <div className="grid min-h-11 content-center justify-items-center rounded-control rule-box border-dashed px-4 py-1">
      <button
        type="button"
        disabled
        aria-describedby={id}
        className="text-label font-semibold leading-tight"
      >
        {words.label}
      </button>
      <span id={id} className="flex items-center gap-2 text-label leading-tight">
        <Stitch status="planned" />
        {words.status}
      </span>
    </div>
  )
}
