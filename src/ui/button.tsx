import type { ComponentProps } from 'react'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { classes } from './classes.ts'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  pending?: boolean
}

export function Button({ variant, size, pending = false, className, ...props }: ButtonProps) {
  const look = classes(pending && 'bg-action-pending! text-santan!', className)
  return (
    <button
      type="button"
      disabled={pending}
      {...props}
      aria-busy={pending || undefined}
      className={buttonStyles(variant, size, look)}
    >
      {pending ? <PendingStitches /> : null}
      {/* In an element of its own, or a page translator's changes would break the next render. */}
      <span>{props.children}</span>
    </button>
  )
}

function PendingStitches() {
  return (
    <svg width="23" height="10" aria-hidden="true" className="fill-kunyit-400">
      <path d="M0 0h7v10h-7zM8 0h7v10h-7zM16 0h7v10h-7z" />
    </svg>
  )
}
