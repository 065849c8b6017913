import { waitlist } from '#content/waitlist.ts'
import { type ButtonSize, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitch.tsx'

/** The id of the signup block in the footer. */
export const waitlistAnchor = 'waitlist'

const words = waitlist.beforeLaunch

type DisabledWaitlistProps = { label?: string; className?: string }

/** The disabled button, with a link to the footer's signup, which works. */
export function DisabledWaitlist({ label, className }: DisabledWaitlistProps) {
  return (
    <div className={classes('grid gap-3', className)}>
      <DisabledWaitlistButton label={label} className="sm:w-fit" />
      <p className="col-span-full sm:basis-full">
        <SignupLink />
      </p>
    </div>
  )
}

/** Beside the first disabled button of a page. Says what works until launch. */
export function SignupNote({ className }: { className?: string }) {
  return (
    <p className={classes('text-label leading-snug', className)}>
      <span className="block">{words.untilThen}</span>
      <SignupLink />
    </p>
  )
}

/** The link to the footer's signup, beside every disabled button of a page. */
export function SignupLink() {
  return (
    <a
      href={`#${waitlistAnchor}`}
      className="-my-3 inline-block py-3 text-label font-semibold text-ink link-underline hover:decoration-dashed"
    >
      {words.leaveEmail}
    </a>
  )
}

type DisabledWaitlistButtonProps = {
  label?: string | undefined
  size?: ButtonSize
  className?: string
}

/** The disabled button. Its tooltip says why, also in the header, where no note stands beside it. */
export function DisabledWaitlistButton({
  label = words.label,
  size,
  className,
}: DisabledWaitlistButtonProps) {
  return (
    <button
      type="button"
      disabled
      title={words.tooltip}
      className={buttonStyles('disabled', size, className)}
    >
      <Stitch status="planned" />
      {label}
    </button>
  )
}
