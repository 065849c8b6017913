import { useEffect, useRef, type SyntheticEvent } from 'react'
import { contactForm as words } from '#content/contact-form.ts'
import { contact } from '#src/content/facts.ts'
import { loadContactEmail } from '#src/lib/contact-email-function.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FormNotice } from '#src/ui/form-notice.tsx'
import { ErrorSummary, FormOutcome } from '#src/ui/form-outcome.tsx'
import { loadNotices, notify } from '#src/ui/notify.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { MailInstead } from '../mail-instead.tsx'
import { useFieldMessages } from '../use-field-messages.ts'
import { useSubmission } from '../use-submission.ts'
import { sendContactMessage } from './contact-api.ts'
import {
  findContactProblem,
  messagesFor,
  readContactValues,
  type ContactField,
  type ContactValues,
} from './contact-validation.ts'
import { useAskedSubject } from './use-asked-subject.ts'

/** The message form in its panel. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const { messages, show, solve } = useFieldMessages(form)
  const { state, isSending, handleTyping, edit, send, button, outcome } = useSubmission()
  const sending = state === 'sending'
  useAskedSubject(form)
  useEffect(() => notify.dismiss, [])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending()) return
    const values = readContactValues(event.currentTarget)
    const problem = findContactProblem(values)
    show(messagesFor(values, words.fieldProblems))
    if (problem) {
      edit()
      notify.missing(words.notices[problem], words.notices)
    } else {
      void send(() => deliver(values))
    }
  }

  async function deliver(values: ContactValues): Promise<boolean> {
    notify.dismiss()
    const answer = await sendContactMessage(values)
    if (answer.sent) {
      form.current?.reset()
      notify.success(words.notices.sent, words.notices)
      return true
    }
    const { title, description } = words.notices.failed
    // What went wrong, and nothing of what was typed.
    console.error('send-contact-email:', answer.message || answer.why)
    notify.failure({ title, description: answer.message || description }, words.notices)
    return false
  }

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    solve(event)
    handleTyping()
    loadContactEmail()
    loadNotices().catch(() => undefined)
  }

  function wiring(name: ContactField) {
    return { id: `contact-${name}`, error: messages[name], ...words.fields[name] }
  }

  /** A field for a line of text. */
  function text(name: Exclude<ContactField, 'organization'>, autoComplete: string) {
    return (
      <Field {...wiring(name)}>
        {(control) => (
          <TextInput
            {...control}
            type={name === 'email' ? 'email' : 'text'}
            name={name}
            required
            autoComplete={autoComplete}
            readOnly={sending}
          />
        )}
      </Field>
    )
  }

  return (
    <div className="tone-surface p-6 sm:p-9 md:p-10">
      <form
        ref={form}
        id="message-form"
        noValidate
        method="post"
        onSubmit={handleSubmit}
        onInput={handleInput}
        className="grid gap-6"
      >
        <div className="grid gap-3">
          <FormNotice words={words.notice} />
          <p className="text-small text-soft">{words.required}</p>
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          {text('firstName', 'given-name')}
          {text('lastName', 'family-name')}
        </div>
        {text('email', 'email')}
        <Field {...wiring('organization')} optional={words.optional}>
          {(control) => (
            <TextInput
              {...control}
              name="organization"
              autoComplete="organization"
              readOnly={sending}
            />
          )}
        </Field>
        {text('subject', 'off')}
        <Field {...wiring('message')}>
          {(control) => <TextArea {...control} name="message" required readOnly={sending} />}
        </Field>
        <noscript>
          <MailInstead text={words.withoutScript} email={contact.support} />
        </noscript>
        <div className="needs-script">
          <Button ref={button} type="submit" disabled={sending} pending={sending}>
            {sending ? words.sending : words.send}
          </Button>
        </div>
        <ErrorSummary title={words.problemList} messages={messages} form={form} />
      </form>
      <FormOutcome
        ref={outcome}
        outcome={state === 'sent' || state === 'failed' ? state : null}
        sent={words.sent}
        failed={words.failed}
        email={contact.support}
      />
    </div>
  )
}
