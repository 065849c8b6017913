import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { contactForm as words } from '#content/contact-form.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import {
  emailAddress,
  fields,
  fitsLength,
  isContactAddress,
  limits,
  minimumMessageLength,
  requiredLine,
} from '#shared/form-schema.ts'
import { company } from '#src/content/facts/company.ts'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toasts, useToasts } from '#src/ui/toasts.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { preloadClient, sendMessage, translatedError } from './api.ts'
import { saveDraft } from './drafts.ts'
import { EmailField } from './email-field.tsx'
import type { Outcome } from './form-status.ts'
import {
  fullName,
  Honeypot,
  honeypot,
  NameFields,
  namesFit,
  withPageLanguage,
} from './message-fields.tsx'
import { MessageOutcome, SendRow } from './message-outcome.tsx'
import { replySentence } from './reply-time.ts'
import { useForm } from './use-form.ts'

const id = 'message-form'
const healthDetailsId = `${id}-health-details`

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
      v.check((given) => fitsLength(given, limits.message), 'too_long'),
    ),
    website: honeypot,
  }),
  v.forward(v.partialCheck([['firstName'], ['lastName']], namesFit, 'too_long'), ['firstName']),
)

type ContactFormProps = {
  onSubject?: (subject: string) => void
  /** Stands right below the message. */
  belowMessage?: ReactNode
  /** Stands below what became of a message that was sent. */
  sent?: ReactNode
}

/** The contact form of /contact. Reports a subject that it holds from the start. */
export function ContactForm({ onSubject, belowMessage, sent }: ContactFormProps) {
  const form = useForm({ id, schema, words, send, toasts, onFocus: preloadClient })
  const { field, pending } = form
  useToasts(words.toasts)
  useRequestedSubject(onSubject)
  return (
    <div className="contact-form mt-2.5 tone-surface md:mt-3.5">
      {form.notice ? (
        <Notice {...form.notice} close={words.toasts.close} className="mb-3 md:mb-4" />
      ) : null}
      <form {...form.props}>
        <div>
          <div className="contact-fields">
            <NameFields field={field} hint={words.lastNameHint} />
            <EmailField {...field('email')} />
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
            describedBy={healthDetailsId}
            minLength={minimumMessageLength}
          />
          {belowMessage}
          <p id={healthDetailsId} className="-mt-1 text-small text-soft md:-mt-3">
            {unbroken(privacyNotice.healthDetails)}
          </p>
          <Honeypot />
        </div>
        <SendRow pending={pending} words={words} notice="contact" />
      </form>
      <MessageOutcome form={form} words={words} email={company.support}>
        {sent}
      </MessageOutcome>
    </div>
  )
}

async function send(values: v.InferOutput<typeof schema>): Promise<Outcome> {
  const { firstName, lastName, ...rest } = values
  const name = fullName({ firstName, lastName })
  const result = await sendMessage({ ...rest, name, organization: rest.organization ?? '' })
  if (result.success) {
    const { receivedAt, reference } = result
    return { success: true, text: replySentence(rest.email, rest.subject, receivedAt), reference }
  }
  const { error, reason } = result
  // Log only the error: the console must not contain typed text.
  console.error('send-contact-email:', error || reason || 'no answer')
  const text = translatedError(result) || reason || error || words.toasts.failed.description
  return { success: false, text }
}

/** What a link or an option has filled in; another may replace it, as it may not replace a typed subject. */
let filledIn = ''

/** Fills in the subject, in place of a typed one, and focuses the first empty field. */
export function prefillSubject(subject: string): void {
  const form = document.forms.namedItem(id)
  const input = subjectField()
  if (!form || !input) return
  input.value = subject
  filledIn = subject
  saveDraft(form)
  const required = form.querySelectorAll<HTMLInputElement>(':is(input, textarea)[required]')
  ;[...required].find(({ value }) => value === '')?.focus()
}

function subjectField(): HTMLInputElement | null {
  return document.querySelector(`#${id} [name=subject]`)
}

/** Reads the subject that a link put into the router's state; a query string would end up in logs. */
function useRequestedSubject(onSubject: ContactFormProps['onSubject']): void {
  const { state }: { state: unknown } = useLocation()
  useEffect(() => {
    const field = subjectField()
    if (!field) return
    const subject =
      typeof state === 'object' && state !== null && 'subject' in state && state.subject
    // A draft or the browser, after a reload, may have restored the visitor's own subject.
    const isFree = field.value === '' || field.value === filledIn
    if (typeof subject === 'string' && isFree) prefillSubject(subject)
    onSubject?.(field.value)
  }, [state, onSubject])
}
