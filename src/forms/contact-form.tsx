import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { contactForm as words } from '#content/contact-form.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import {
  emailAddress,
  fields,
  isContactAddress,
  isWithin,
  limits,
  minimumMessageLength,
  requiredLine,
} from '#shared/form-schema.ts'
import { company } from '#src/content/facts/company.ts'
import { privacyNoticeFor } from '#src/content/privacy-notices.ts'
import { translatedError, type ContactMessage, type Failure } from './api.ts'
import { TextField } from '#src/ui/field.tsx'
import { draftOf, saveDraft } from './drafts.ts'
import { MessageForm, NameFields } from './message-form.tsx'
import { fullName, isNameWithin, withPageLanguage } from './message-fields.ts'
import { replySentence } from './reply-time.ts'

const formId = 'message-form'

const schema = v.pipe(
  v.object({
    firstName: requiredLine(limits.name),
    lastName: requiredLine(limits.name),
    email: emailAddress(isContactAddress),
    organization: fields.organization,
    subject: fields.subject,
    // The page's language takes some of the room.
    message: v.pipe(
      fields.message,
      v.trim(),
      v.transform(withPageLanguage),
      v.check((given) => isWithin(given, limits.message), 'too_long'),
    ),
  }),
  v.forward(v.partialCheck([['firstName'], ['lastName']], isNameWithin, 'too_long'), ['firstName']),
)

function compose(values: v.InferOutput<typeof schema>): ContactMessage {
  return {
    name: fullName(values),
    email: values.email,
    organization: values.organization ?? '',
    subject: values.subject,
    message: values.message,
  }
}

function toErrorMessage(failure: Failure): string {
  const { error, reason } = failure
  // Log only the error: the console must not contain typed text.
  console.error('send-contact-email:', error || reason || 'no answer')
  return translatedError(failure) || reason || error || words.toasts.failed.description
}

/** The contact form of /contact. */
export function ContactForm() {
  useRequestedSubject()
  return (
    <MessageForm
      id={formId}
      schema={schema}
      words={words}
      privacyNotice={privacyNoticeFor('contact')}
      email={company.support}
      compose={compose}
      toConfirmation={({ email: to, subject }) => replySentence(to, subject)}
      toErrorMessage={toErrorMessage}
      className="contact-form"
    >
      {(field) => (
        <>
          <div className="narrow:grid-cols-2">
            <NameFields field={field} lastNameHint={words.lastNameHint} />
          </div>
          <div className="narrow:grid-cols-2 narrow:*:first:col-span-2 min-[80rem]:grid-cols-3 min-[80rem]:*:first:col-span-1">
            <TextField {...field('email')} type="email" autoComplete="email" />
            <TextField
              {...field('organization')}
              optional={words.optional}
              autoComplete="organization"
            />
            <TextField {...field('subject')} autoComplete="off" />
          </div>
          <TextField
            {...field('message')}
            rows={3}
            hint={privacyNotice.healthDetails}
            minLength={minimumMessageLength}
          />
        </>
      )}
    </MessageForm>
  )
}

/** The subject of the unsent message, once the app runs. */
export function draftSubject(): string {
  return draftOf(formId, 'subject')
}

/** Fills in the subject, in place of a typed one, and focuses the first empty field. */
export function prefillSubject(subject: string): void {
  const form = document.querySelector<HTMLFormElement>(`#${formId}`)
  const input = subjectField()
  if (!form || !input) return
  input.value = subject
  saveDraft(form)
  form.querySelector<HTMLElement>(':is(input, textarea):required:invalid')?.focus()
}

function subjectField(): HTMLInputElement | null {
  return document.querySelector(`#${formId} [name=subject]`)
}

/** Reads the subject that a link put into the router's state; a query string would end up in logs. */
function useRequestedSubject(): void {
  const { state }: { state: unknown } = useLocation()
  useEffect(() => {
    const subject =
      typeof state === 'object' && state !== null && 'subject' in state && state.subject
    // After a reload the browser may have restored the visitor's own subject.
    if (typeof subject === 'string' && subjectField()?.value === '') prefillSubject(subject)
  }, [state])
}
