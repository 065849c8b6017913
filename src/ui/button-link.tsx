import type { Address } from '#src/paths.ts'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { Link } from './link.tsx'

type ButtonLinkProps = {
  to: Address
  children: string
  subject?: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

export function ButtonLink({ to, children, subject, variant, size, className }: ButtonLinkProps) {
  return (
    <Link to={to} state={subject && { subject }} className={buttonStyles(variant, size, className)}>
      {children}
    </Link>
  )
}
