import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { emailField as words } from '#content/email-field.ts'
import { TextField } from '#src/ui/field.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { saveDraft } from './drafts.ts'
import { likelyAddress } from './likely-address.ts'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'rows'>

/** Whoever types on within this time (ms) is not interrupted. */
const pause = 700

/** A field for an email address that suggests another one when the domain looks like a typing error. */
export function EmailField(props: EmailFieldProps) {
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const likely = typed === settled && !props.readOnly ? likelyAddress(typed) : ''

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    const form = place.current?.closest('form')
    const forget = () => setTyped('')
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])

  function accept() {
    const input = place.current?.querySelector('input')
    if (!input) return
    input.value = likely
    setTyped(likely)
    if (input.form) saveDraft(input.form)
    input.focus()
  }

  return (
    <div ref={place} className="grid content-start gap-1">
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) setTyped(target.value)
        }}
        onBlur={({ target, relatedTarget }) => {
          // The form must not move under a button that is being pressed.
          const isPressing = relatedTarget instanceof HTMLButtonElement
          if (isPressing || !(target instanceof HTMLInputElement)) return
          setTyped(target.value)
          setSettled(target.value)
        }}
      >
        <TextField {...props} type="email" autoComplete="email" />
      </div>
      {/* Not <output>, whose content a form's reset replaces. */}
      <div aria-live="polite" className="empty:hidden">
        {likely ? (
          <button
            type="button"
            onClick={accept}
            className="link-underline min-h-11 text-left text-label font-semibold wrap-anywhere hover:text-link-hover"
          >
            {unbroken(words.didYouMean(likely))}
          </button>
        ) : null}
      </div>
    </div>
  )
}
