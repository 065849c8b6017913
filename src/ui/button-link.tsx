import type { Address } from '#src/paths.ts'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { Link } from './link.tsx'

type ButtonLinkProps = {
  to: Address
  /** The visible label; `about` is read out after it where it says too little by itself. */
  children: string
  about?: string
  /** Waits in the contact form. */
  subject?: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({
  to,
  children,
  about,
  subject,
  variant,
  size,
  className,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      state={subject && { subject }}
      // As one piece: between what is seen and what is hidden, Chromium leaves out the space.
      aria-label={about && `${children} ${about}`}
      className={buttonStyles(variant, size, className)}
    >
      {children}
    </Link>
  )
}
