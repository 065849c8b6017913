import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { FormConsentWords, FormNoticeWords } from '#src/content/form-notices.ts'
import { Button } from '#src/ui/button.tsx'
import { Field, type ControlWiring } from '#src/ui/field.tsx'
import { FormOutcome, type OutcomeWords } from '#src/ui/form-outcome.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { FormConsent, FormNotice } from './form-notice.tsx'
import { MailInstead } from './mail-instead.tsx'
import type { MessageFormState } from './use-message-form.ts'

type MessageFormWords = {
  required: string
  send: string
  sending: string
  promise?: string
  withoutScript: string
  problemList: string
  sent: OutcomeWords
  failed: OutcomeWords
}

type MessageFormProps = {
  id: string
  form: MessageFormState
  words: MessageFormWords
  notice: FormNoticeWords
  consent?: FormConsentWords
  email: string
  children: ReactNode
}

export function MessageForm(props: MessageFormProps) {
  const { id, form, words, notice, consent, email, children } = props
  const { ref, state, messages, Summary, sent, button, outcome, handleSubmit, handleChange } = form
  const sending = state === 'sending'
  const consentId = `${id}-consent`
  return (
    <div className="tone-surface overflow-x-clip p-6 sm:p-9 md:p-10">
      <form
        ref={ref}
        id={id}
        noValidate
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox calls a form invalid while a required field is empty.
        aria-invalid={false}
        method="post"
        onSubmit={handleSubmit}
        onChange={handleChange}
        className="grid gap-6"
      >
        <p className="text-small text-soft">{words.required}</p>
        {children}
        {/* A honeypot: only programs that fill in every field send it, and the message is marked. */}
        <input name="website" autoComplete="off" hidden />
        <MailInstead text={words.withoutScript} email={email} className="with-app:hidden" />
        <FormNotice words={notice} />
        {consent ? <FormConsent id={consentId} words={consent} /> : null}
        <div className="without-app:hidden flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            ref={button}
            type="submit"
            aria-describedby={consent && consentId}
            pending={sending}
          >
            {sending ? words.sending : words.send}
          </Button>
          {words.promise ? <p className="text-small text-soft">{words.promise}</p> : null}
        </div>
        {Summary ? <Summary title={words.problemList} messages={messages} form={ref} /> : null}
      </form>
      <FormOutcome
        ref={outcome}
        state={state}
        sent={sent[0]?.outcome}
        failed={words.failed}
        email={email}
      />
      {sent.map(({ receipt }) => receipt)}
    </div>
  )
}

type MessageFieldProps = {
  form: MessageFormState
  id: string
  name: string
  label: string
  hint?: string
  optional?: string
  children: (
    control: ControlWiring & { name: string; required: boolean; readOnly: boolean },
  ) => ReactNode
}

export function MessageField({ form, name, children, ...field }: MessageFieldProps) {
  const readOnly = form.state === 'sending'
  return (
    <Field {...field} error={form.messages[name]}>
      {(control) => children({ ...control, name, required: !field.optional, readOnly })}
    </Field>
  )
}

type MessageLineProps = Omit<MessageFieldProps, 'children'> & {
  type?: HTMLInputTypeAttribute
  autoComplete: string
}

export function MessageLine({ type = 'text', autoComplete, ...field }: MessageLineProps) {
  return (
    <MessageField {...field}>
      {(control) => <TextInput {...control} type={type} autoComplete={autoComplete} />}
    </MessageField>
  )
}
