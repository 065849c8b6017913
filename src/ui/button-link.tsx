import type { Address } from '#src/paths.ts'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { Link } from './link.tsx'

type ButtonLinkProps = {
  to: Address
  children: string
  about?: string
  subject?: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

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
      // The name is one string: Chromium drops a space between visible and hidden text.
      aria-label={about && `${children} ${about}`}
      className={buttonStyles(variant, size, className)}
    >
      {children}
    </Link>
  )
}
