import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { subjectFrom } from './enquiry-button.tsx'

/** Fills in the subject asked for; asked on this page, it leads to the first empty field, too. */
export function useAskedSubject(form: RefObject<HTMLFormElement | null>): void {
  const { key, state } = useLocation()
  const subject = subjectFrom(state)
  const answered = useRef<string>(undefined)

  useEffect(() => {
    const arriving = answered.current === undefined
    if (!form.current || answered.current === key) return
    answered.current = key
    if (subject === undefined) return
    const input = form.current.elements.namedItem('subject')
    if (!(input instanceof HTMLInputElement)) return
    // After a reload the browser may have put back what the visitor had written there.
    if (arriving && input.value !== '') return
    input.value = subject
    if (!arriving) goToFirstEmptyField(form.current)
  }, [form, key, subject])
}

function goToFirstEmptyField(form: HTMLFormElement): void {
  form.scrollIntoView({ block: 'start', behavior: gentle() })
  const empty = form.querySelector<HTMLElement>(':is(input, textarea):required:invalid')
  empty?.focus({ preventScroll: true })
}

function gentle(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
