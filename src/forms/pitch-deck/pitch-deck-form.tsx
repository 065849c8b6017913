import { useEffect, useRef, type SyntheticEvent } from 'react'
import { pitchDeckForm as words } from '#content/pitch-deck-form.ts'
import { contact } from '#src/content/facts.ts'
import { loadContactEmail } from '#src/lib/contact-email-function.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FormNotice } from '#src/ui/form-notice.tsx'
import { ErrorSummary, FormOutcome } from '#src/ui/form-outcome.tsx'
import { loadNotices, notify } from '#src/ui/notify.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { MailInstead } from '../mail-instead.tsx'
import { useFieldMessages } from '../use-field-messages.ts'
import { useSubmission } from '../use-submission.ts'
import { explainFailure, requestPitchDeck } from './pitch-deck-api.ts'
import { findPitchDeckProblem, messagesFor } from './pitch-deck-validation.ts'
import {
  readPitchDeckValues,
  type PitchDeckField,
  type PitchDeckValues,
} from './pitch-deck-values.ts'

/** The request for the pitch deck in its panel. */
export function PitchDeckForm() {
  const form = useRef<HTMLFormElement>(null)
  const { messages, show, solve } = useFieldMessages(form)
  const { state, isSending, handleTyping, edit, send, button, outcome } = useSubmission()
  const sending = state === 'sending'
  useEffect(() => notify.dismiss, [])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending()) return
    const values = readPitchDeckValues(event.currentTarget)
    const problem = findPitchDeckProblem(values, words)
    show(messagesFor(values, words))
    if (problem) {
      edit()
      notify.missing(words.notices[problem], words.notices)
    } else {
      void send(() => deliver(values))
    }
  }

  async function deliver(values: PitchDeckValues): Promise<boolean> {
    notify.dismiss()
    const answer = await requestPitchDeck(values, words)
    if (answer.sent) {
      form.current?.reset()
      notify.success(words.notices.sent, words.notices)
      return true
    }
    const { title } = words.notices.failed
    notify.failure({ title, description: explainFailure(answer, words) }, words.notices)
    return false
  }

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    solve(event)
    handleTyping()
    loadContactEmail()
    loadNotices().catch(() => undefined)
  }

  function wiring(name: PitchDeckField) {
    return { id: `deck-${name}`, error: messages[name], label: words.fields[name] }
  }

  /** A field for a line of text. */
  function text(name: PitchDeckField, autoComplete: string) {
    return (
      <Field {...wiring(name)} className="md:col-span-3">
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
        id="pitch-deck"
        noValidate
        method="post"
        onSubmit={handleSubmit}
        onInput={handleInput}
        className="grid gap-6 md:grid-cols-6"
      >
        <div className="grid gap-3 md:col-span-6">
          <FormNotice words={words.notice} />
          <p className="text-small text-soft">{words.required}</p>
        </div>
        {text('firstName', 'given-name')}
        {text('lastName', 'family-name')}
        {text('email', 'email')}
        {text('organization', 'organization')}
        {text('position', 'organization-title')}
        <Field {...wiring('investorType')} className="md:col-span-3">
          {(control) => (
            <Select
              {...control}
              name="investorType"
              required
              disabled={sending}
              placeholder={words.choose}
              options={words.options.investorType}
            />
          )}
        </Field>
        {optionalSelects.map((name) => (
          <Field
            key={name}
            {...wiring(name)}
            optional={words.optional}
            className="self-end md:col-span-2"
          >
            {(control) => (
              <Select
                {...control}
                name={name}
                disabled={sending}
                placeholder={words.choose}
                options={words.options[name]}
              />
            )}
          </Field>
        ))}
        <Field {...wiring('message')} optional={words.optional} className="md:col-span-6">
          {(control) => <TextArea {...control} name="message" readOnly={sending} />}
        </Field>
        <div className="grid gap-6 md:col-span-6">
          <noscript>
            <MailInstead text={words.withoutScript} email={contact.investors} />
          </noscript>
          <div className="needs-script flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button ref={button} type="submit" disabled={sending} pending={sending}>
              {sending ? words.submitting : words.request}
            </Button>
            <p className="text-small text-soft">{words.promise}</p>
          </div>
          <ErrorSummary title={words.problemList} messages={messages} form={form} />
        </div>
      </form>
      <FormOutcome
        ref={outcome}
        outcome={state === 'sent' || state === 'failed' ? state : null}
        sent={words.sent}
        failed={words.failed}
        email={contact.investors}
      />
    </div>
  )
}

const optionalSelects = ['investmentRange', 'investmentFocus', 'timeframe'] as const
