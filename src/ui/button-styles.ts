import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'regular' | 'small'

const variants: Record<ButtonVariant, string> = {
  // Forced colours drop the fill and show the border.
  primary: 'border-rule border-transparent bg-action text-on-action stitched-on-hover',
  secondary: 'rule-box bg-transparent text-ink stitched-on-hover',
  quiet: 'text-left text-ink link-underline hover:decoration-dashed',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-13 px-[min(1.625rem,5vw)] py-3 text-control max-sm:w-full',
  small: 'min-h-11 px-4 py-2 text-label',
}

export function buttonStyles(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  className?: string,
): string {
  const padding = variant === 'quiet' ? 'min-h-11 py-1.5 text-label' : sizes[size]
  return classes('pressable', variants[variant], padding, className)
}
