import { useId, type ReactNode } from 'react'
import { waitlist } from '#content/waitlist.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitch.tsx'

/** The id of the signup block in the footer. */
export const waitlistAnchor = 'waitlist'

const words = waitlist.closed

/** The disabled "Join Waitlist" button of a page, with a link to the signup in the footer. */
export function JoinWaitlist({ className }: { className?: string }) {
  return (
    <WaitlistButton className={className}>
      <a
        href={`#${waitlistAnchor}`}
        className="-my-3 inline-block py-3 font-semibold text-ink link-underline hover:decoration-dashed"
      >
        {words.leaveEmail}
      </a>
    </WaitlistButton>
  )
}

type WaitlistButtonProps = { label?: string; className?: string | undefined; children?: ReactNode }

export function WaitlistButton({ label = words.label, className, children }: WaitlistButtonProps) {
  const id = useId()
  return (
    <div className={classes('grid gap-3', className)}>
      <div className="min-h-13 w-full flex overflow-clip rounded-control rule-box border-dashed max-sm:flex-wrap sm:w-fit">
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
          className="-mt-[1.5px] -ml-[1.5px] flex grow items-center justify-center gap-2 border-t-rule border-l-rule border-dashed px-3 py-2 text-label sm:px-4"
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

/** The disabled button in the header. */
export function HeaderWaitlistButton() {
  const id = useId()
  return (
    <div className="grid min-h-11 content-center justify-items-center rounded-control rule-box border-dashed px-4 py-1 max-xl:px-3">
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
