import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'

type EnquiryButtonProps = { subject: string; className: string; children: ReactNode }

export function EnquiryButton({ subject, className, children }: EnquiryButtonProps) {
  const navigate = useNavigate()
  // In the router's state and never in the address, which servers write down.
  const open = () => void navigate(paths.contact, { state: { subject } })
  return (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  )
}

export function subjectFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('subject' in state)) return undefined
  return typeof state.subject === 'string' ? state.subject : undefined
}
