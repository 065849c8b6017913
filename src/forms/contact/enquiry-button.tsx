import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { buttonStyles, type ButtonSize, type ButtonVariant } from '#src/ui/button-styles.ts'

type EnquiryButtonProps = {
  words: { label: string; subject: string }
  variant?: ButtonVariant
  size?: ButtonSize
}

export function EnquiryButton({ words, variant, size }: EnquiryButtonProps) {
  const navigate = useNavigate()
  // The subject travels in the router's state, because servers log addresses.
  const open = () => void navigate(paths.contact, { state: { subject: words.subject } })
  return (
    <button type="button" className={buttonStyles(variant, size)} onClick={open}>
      {words.label}
    </button>
  )
}

export function subjectFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('subject' in state)) return undefined
  return typeof state.subject === 'string' ? state.subject : undefined
}
