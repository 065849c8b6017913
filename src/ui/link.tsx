import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PagePath } from '#src/paths.ts'
import { classes } from './classes.ts'
import { Value } from './unbroken.tsx'

export const textLink =
  'inline-flex min-h-11 items-center leading-tight hover:link-underline hover:decoration-dashed'

/** A link to another page that says more, on a line of its own. */
export function MoreLink({ to, children }: { to: PagePath; children: ReactNode }) {
  return (
    <Link to={to} className="link-underline mt-1 inline-block py-2 hover:text-link-hover">
      {children}
    </Link>
  )
}

type PhoneLinkProps = { phone: { text: string; dial: string }; className: string }

/** A telephone number as a `tel:` link, in the display face. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.dial}`} className={classes('link-underline font-display', className)}>
      <Value>{phone.text}</Value>
    </a>
  )
}
