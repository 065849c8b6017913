import { site } from '#content/site.ts'
import { owner } from '#src/content/owner.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { type PagePath, paths } from '#src/paths.ts'
import { ButtonLink, type ButtonSize, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useWaitlistOpener, waitlistAnchor } from '#src/forms/waitlist-provider.tsx'

const words = site.signUp
/** A link without an address is inert, as in a build that shows the stage before its time. */
const signUpUrl = owner.signUpUrl || undefined

/** The layout's status line, which describes the disabled button. */
export const statusLineId = 'status'

type LearnProps = { learn: string; to?: PagePath; className: string }

/** On a phone the two that can be clicked share a row, if their words fit. */
export function LearnAndSignUp({ learn, to = paths.howItWorks, className }: LearnProps) {
  return (
    <div
      className={classes(
        'learn-and-sign-up grid grid-cols-[9fr_11fr] gap-2 narrow:gap-x-3',
        'sm:flex sm:flex-wrap sm:items-center sm:gap-x-3.5',
        className,
      )}
    >
      <ButtonLink to={to} className={besideOnPhones}>
        {learn}
      </ButtonLink>
      {isOpen ? null : (
        <WaitlistLink className={buttonStyles('secondary', 'regular', besideOnPhones)} />
      )}
      {isOpen ? (
        <SignUpButton className={besideOnPhones} />
      ) : (
        // Smaller than those that work, and last.
        <SignUpButton
          size="small"
          className="max-sm:col-span-full max-sm:min-h-9! max-sm:justify-self-start max-sm:py-1!"
        />
      )}
    </div>
  )
}

/** For buttons that share a row on a phone. */
export const besideOnPhones =
  'max-sm:px-1! max-sm:py-1! max-sm:text-label! max-sm:tracking-[-0.02em]'

type WaitlistLinkProps = { label?: string; className?: string }

/**
 * In trials it opens the waitlist dialog on the spot; without the app it leads to the footer, which
 * says how to write. Once the product is open, it leads to the sign-up page.
 */
export function WaitlistLink(props: WaitlistLinkProps) {
  const { label = words.link, className = buttonStyles('secondary') } = props
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

/**
 * In trials the button is disabled, and the status line says why: `WaitlistLink` opens the waitlist. Once
 * the product is open, the button is a link to the sign-up page.
 */
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
      {label}
    </button>
  )
}
