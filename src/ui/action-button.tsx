import { Link } from './link.tsx'
import type { Action } from './action.ts'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { EnquiryButton } from './enquiry-button.tsx'
import { WaitlistButton } from './waitlist-button.tsx'

type ActionButtonProps = {
  action: Action
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

export function ActionButton({ action, variant, size, className }: ActionButtonProps) {
  const look = buttonStyles(variant, size, className)
  switch (action.kind) {
    case 'route':
      return (
        <Link to={action.to} className={look}>
          <span>
            {`${action.label} `}
            {action.about ? <span className="sr-only">{action.about}</span> : null}
          </span>
        </Link>
      )
    case 'anchor':
      return (
        <Link to={action.href} className={look}>
          {action.label}
        </Link>
      )
    case 'here':
    case 'mail':
      return (
        <a href={'id' in action ? `#${action.id}` : `mailto:${action.email}`} className={look}>
          {action.label}
        </a>
      )
    case 'enquiry':
      return (
        <EnquiryButton subject={action.subject} className={look}>
          {action.label}
        </EnquiryButton>
      )
    case 'waitlist':
      return <WaitlistButton action={action} className={className} />
  }
}
