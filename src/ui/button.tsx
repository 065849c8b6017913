import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PagePath } from '#src/paths.ts'
import { classes } from './classes.ts'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  pending?: boolean
  /** Shown while pending; their width is kept free before. */
  pendingWords?: string
}

export function Button(props: ButtonProps) {
  const { variant, size, pending = false, pendingWords, className, children, ...button } = props
  const allClasses = classes(pending && 'bg-action-pending! text-cream!', className)
  return (
    <button
      type="button"
      disabled={pending}
      {...button}
      aria-busy={pending || undefined}
      className={buttonStyles(variant, size, allClasses)}
    >
      <span data-pending-words={pendingWords} className={pendingWords && 'room-for-pending-words'}>
        <span className="inline-flex items-center justify-center gap-2.5">
          {pending ? (
            <svg width="23" height="10" aria-hidden="true" className="fill-yellow-400">
              <path d="M0 0h7v10h-7zM8 0h7v10h-7zM16 0h7v10h-7z" />
            </svg>
          ) : null}
          {/* Browser translation replaces text nodes, which breaks React's next update without this span. */}
          <span>{(pending && pendingWords) || children}</span>
        </span>
      </span>
    </button>
  )
}

const variants = {
  // In forced-colors mode the fill disappears and the border shows.
  primary: 'border-rule border-transparent bg-action text-on-action dashed-outline-on-hover',
  secondary: 'rule-box bg-transparent text-ink dashed-outline-on-hover',
  /* Basted, not sewn: a dashed outline in place of a fill or a border. */
  disabled: 'border-rule border-dashed border-current/60 bg-transparent font-normal! text-soft',
  quiet: 'text-left text-ink link-underline hover:decoration-dashed',
}

const sizes = {
  regular: 'min-h-13 text-balance px-button py-3 text-control max-sm:w-full',
  small: 'min-h-11 px-4 py-2 text-label',
}

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

export function buttonStyles(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  className?: string,
): string {
  const padding = variant === 'quiet' ? 'min-h-11 py-1.5 text-label' : sizes[size]
  return classes('pressable', variants[variant], padding, className)
}

type ButtonLinkProps = {
  to: PagePath
  children: ReactNode
  subject?: string
  variant?: ButtonVariant
  className?: string
}

export function ButtonLink({ to, children, subject, variant, className }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      state={subject && { subject }}
      className={buttonStyles(variant, 'regular', className)}
    >
      {children}
    </Link>
  )
}
