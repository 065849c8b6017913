import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { subjectFrom } from './enquiry-button.tsx'

type FetchCode = () => Promise<typeof import('./contact-submission.ts')>

export function useAskedSubject(
  form: RefObject<HTMLFormElement | null>,
  fetchCode: FetchCode,
): void {
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
    // After a reload the browser may have restored the visitor's own subject.
    if (arriving && input.value !== '') return
    input.value = subject
    void fetchCode().then(
      (code) => code.goToFirstEmptyField(input.form),
      () => undefined,
    )
  }, [form, key, subject, fetchCode])
}
