import { site } from '#content/site.ts'
import { owner } from '#src/content/owner.ts'
import { isOpen } from '#src/content/stage.ts'
import { type ButtonSize, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { statusLineId } from '#src/ui/status-line-id.ts'
import { Stitch } from '#src/weave/stitches/stitch.tsx'
import { useWaitlistOpener, waitlistAnchor } from '#src/forms/waitlist-provider.tsx'

const words = site.signUp
/** A link without an address is inert, as in a build that shows the stage before its time. */
const signUpUrl = owner.signUpUrl || undefined

const textLink =
  '-my-3 inline-block py-3 text-label font-semibold text-ink link-underline hover:decoration-dashed'

type SignUpProps = { label?: string; className?: string }

/** The button, with the link that stands beside it while it is disabled. */
export function SignUp({ label, className }: SignUpProps) {
  return (
    <div className={classes('grid gap-3', className)}>
      <SignUpButton label={label} className="sm:w-fit" />
      <EmailMe className="col-span-full sm:basis-full" />
    </div>
  )
}

/** The link beside a disabled button. Once the product is open, the button is a link itself. */
export function EmailMe({ className }: { className?: string }) {
  if (isOpen) return null
  return (
    <p className={className}>
      <SignUpLink />
    </p>
  )
}

/**
 * In trials it opens the waitlist dialog on the spot; without the app it leads to the footer, which
 * says how to write. Once the product is open, it leads to the sign-up page.
 */
export function SignUpLink({ label = words.link, className = textLink }: SignUpProps) {
  const opener = useWaitlistOpener()
  return (
    <a {...opener} href={isOpen ? signUpUrl : `#${waitlistAnchor}`} className={className}>
      {label}
    </a>
  )
}

type SignUpButtonProps = {
  label?: string | undefined
  size?: ButtonSize
  className?: string
}

/** In trials the button is disabled, and the status line says why. Once the product is open, it leads to the sign-up page. */
export function SignUpButton({ label = words.button, size, className }: SignUpButtonProps) {
  if (isOpen)
    return (
      <a href={signUpUrl} className={buttonStyles('primary', size, className)}>
        {label}
      </a>
    )
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
