import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'

/** What travels in the router's state, never in the address, to the contact form. */
export type EnquiryState = { subject: string }

type EnquiryButtonProps = { subject: string; className: string; children: ReactNode }

export function EnquiryButton({ subject, className, children }: EnquiryButtonProps) {
  const navigate = useNavigate()
  function open() {
    const state: EnquiryState = { subject }
    void navigate(paths.contact, { state })
  }
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
