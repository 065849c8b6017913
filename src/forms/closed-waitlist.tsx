import { waitlist } from '#content/waitlist.ts'
import { type ButtonSize, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitch.tsx'

/** The id of the signup block in the footer. */
export const waitlistAnchor = 'waitlist'

const words = waitlist.closed

type JoinWaitlistProps = { label?: string; className?: string }

/** Disabled until launch, with a link to the footer's signup, the one that works. */
export function JoinWaitlist({ label, className }: JoinWaitlistProps) {
  return (
    <div className={classes('grid gap-3', className)}>
      <WaitlistButton label={label} className="sm:w-fit" />
      <p className="col-span-full">
        <EmailWhenOpen />
      </p>
    </div>
  )
}

/** Beside the first disabled button of a page: what works until the launch. */
export function WaitlistNote({ className }: { className?: string }) {
  return (
    <p className={classes('text-label leading-snug', className)}>
      <span className="block">{words.untilThen}</span>
      <EmailWhenOpen />
    </p>
  )
}

/** The link to the footer's signup, beside every disabled button of a page. */
export function EmailWhenOpen() {
  return (
    <a
      href={`#${waitlistAnchor}`}
      className="-my-3 inline-block py-3 text-label font-semibold text-ink link-underline hover:decoration-dashed"
    >
      {words.leaveEmail}
    </a>
  )
}

type WaitlistButtonProps = {
  label?: string | undefined
  size?: ButtonSize
  className?: string
}

/** The disabled button. Its tooltip says why, also in the header, where no note stands beside it. */
export function WaitlistButton({ label = words.label, size, className }: WaitlistButtonProps) {
  return (
    <button
      type="button"
      disabled
      title={words.tooltip}
      className={buttonStyles('closed', size, className)}
    >
      <Stitch status="planned" />
      {label}
    </button>
  )
}
