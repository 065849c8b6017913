import { waitlist } from '#content/waitlist.ts'
import { type ButtonSize, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { statusLineId } from '#src/ui/status-line-id.ts'
import { Stitch } from '#src/weave/stitch.tsx'
import { useWaitlistOpener } from './waitlist-context.ts'

/** The id of the signup block in the footer. */
export const waitlistAnchor = 'waitlist'

const words = waitlist.beforeLaunch

type DisabledWaitlistProps = { label?: string; className?: string }

/** The disabled button, with a link that opens the waitlist dialog. */
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

/** Opens the waitlist dialog on the spot; without the app it leads to the footer, which says how to write. */
export function SignupLink() {
  const opener = useWaitlistOpener()
  return (
    <a
      {...opener}
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

/** The disabled button. The status line says why it is disabled. */
export function DisabledWaitlistButton({
  label = words.label,
  size,
  className,
}: DisabledWaitlistButtonProps) {
  return (
    <button
      type="button"
      disabled
      aria-describedby={statusLineId}
      className={buttonStyles('disabled', size, className)}
    >
      <Stitch status="planned" />
      {label}
    </button>
  )
}
