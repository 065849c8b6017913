import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { readFields, type FieldProblem, type Problem } from '#shared/form-schema.ts'
import type { PrivacyNoticeWords } from '#src/content/privacy-notices.ts'
import { keysOf } from '#src/keys-of.ts'
import { preloadClient, sendMessage, type ContactMessage, type Failure } from './api.ts'
import { showAbovePages } from '#src/ui/above-pages.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/field.tsx'
import {
  dismissToasts,
  showErrorToast,
  showSuccessToast,
  Toasts,
  type ToastWords,
} from '#src/ui/toasts.tsx'
import { forgetDraft, resetForm, restoreDraft, saveDraft } from './drafts.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { nameFields } from './message-fields.ts'
import { forgetOutcome, setSending, useSending } from './sending.ts'

/** Kinds of problems by priority: the first one that occurs decides the toast. */
const kinds = ['missing', 'malformed', 'unreadable', 'short', 'long'] as const
type Kind = (typeof kinds)[number]

const kindOf: Record<FieldProblem, Kind> = {
  required: 'missing',
  malformed: 'malformed',
  not_text: 'malformed',
  unreadable: 'unreadable',
  not_one_line: 'unreadable',
  too_short: 'short',
  too_long: 'long',
}

type MessageFormWords<Name extends string> = {
  fields: Readonly<Record<Name, string>>
  send: string
  sending: string
  withoutScript: string
  /** Stands beside the button after a failure, around the address. */
  failed: readonly [before: string, after: string]
  reference: (reference: string) => string
  problems: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>
  toasts: {
    region: string
    close: string
    short?: Required<ToastWords>
    sent: ToastWords
  } & Readonly<
    Record<'missing' | 'malformed' | 'unreadable' | 'long' | 'failed', Required<ToastWords>>
  >
}

type NameOf<Values> = Extract<keyof Values, string>

type MessageFormProps<Values> = {
  id: string
  schema: Parameters<typeof readFields<Values>>[0]
  words: MessageFormWords<NameOf<Values>>
  privacyNotice: PrivacyNoticeWords
  /** The fallback address, shown when sending fails. */
  email: string
  compose: (values: Values) => ContactMessage
  /** Says what was sent to whom and by when; stays beside the button when the toast has closed. */
  toConfirmation: (message: ContactMessage) => string
  /** The text of the toast for a failure. */
  toErrorMessage: (failure: Failure) => string
  className?: string
  /** Gets a function that returns the props of a field: id, name, label, error and state. */
  children: (field: (name: NameOf<Values>) => MessageFieldProps) => ReactNode
}

/** Double-click guard: the button stays disabled at least this long (ms). */
export const minimumSendingTime = 500

/** What the contact and pitch deck forms share: validation, sending, and reporting the outcome. */
export function MessageForm<Values>(props: MessageFormProps<Values>) {
  const { id, schema, words, privacyNotice, email, compose, children } = props
  const { className = 'overflow-x-clip p-6 sm:p-9 md:p-10' } = props
  const { state, note, reference } = useSending(id)
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({})
  const [formKey, setFormKey] = useState(0)
  const sendButton = useRef<HTMLButtonElement>(null)
  const sending = state === 'sending'

  useLayoutEffect(() => {
    showAbovePages(<Toasts words={words.toasts} />)
    return () => {
      dismissToasts()
      forgetOutcome(id)
    }
  }, [id, words])

  useEffect(() => {
    const form = sendButton.current?.form
    form?.addEventListener('focusin', preloadClient)
    return () => form?.removeEventListener('focusin', preloadClient)
  }, [])

  useEffect(() => {
    // A button loses focus when it is disabled; give it back.
    const isLost = document.activeElement === document.body
    if (isLost && (state === 'sent' || state === 'failed')) sendButton.current?.focus()
  }, [state])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const data = Object.fromEntries(new FormData(event.currentTarget))
    const read = readFields(schema, data)
    if ('problems' in read) showProblems(event.currentTarget, read.problems)
    else void send({ ...compose(read.texts), ...honeypot(data.website) })
  }

  function showProblems(form: HTMLFormElement, problems: Problem[]) {
    const found = problems.map(({ problem }) => kindOf[problem])
    const firstKind = kinds.find((kind) => found.includes(kind)) ?? 'malformed'
    const toast = words.toasts[firstKind] ?? words.toasts.malformed
    setSending(id, 'editing')
    setMessages(
      Object.fromEntries(
        problems.map(({ field, problem }) => [
          field,
          words.problems[kindOf[problem]]?.[field] ?? toast.description,
        ]),
      ),
    )
    showErrorToast(toast)
    // The first in the page's order: not every language asks for the given name first.
    const selectors = problems.map(({ field }) => `#${id}-${field}`)
    form.querySelector<HTMLElement>(selectors.join())?.focus()
  }

  async function send(message: ContactMessage): Promise<void> {
    dismissToasts()
    setMessages({})
    setSending(id, 'sending')
    const [result] = await Promise.all([sendMessage(message), wait(minimumSendingTime)])
    if (result.sent) {
      resetForm(id)
      setSending(id, 'sent', props.toConfirmation(message), result.reference)
      showSuccessToast(words.toasts.sent)
    } else {
      setSending(id, 'failed')
      showErrorToast({ ...words.toasts.failed, description: props.toErrorMessage(result) })
    }
  }

  function handleChange({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    saveDraft(currentTarget)
    if (target instanceof HTMLElement) {
      const { [target.getAttribute('name') ?? '']: _, ...others } = messages
      setMessages(others)
    }
  }

  function handleReset() {
    forgetDraft(id)
    setFormKey((before) => before + 1)
  }

  function fieldOf(name: NameOf<Values>): MessageFieldProps {
    return {
      id: `${id}-${name}`,
      name,
      label: words.fields[name],
      error: messages[name],
      readOnly: sending,
    }
  }

  return (
    <div className={classes('tone-surface', className)}>
      <form
        ref={restoreDraft}
        id={id}
        noValidate
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox calls a form invalid while a required field is empty.
        aria-invalid={false}
        method="post"
        onSubmit={handleSubmit}
        onChange={handleChange}
        onReset={handleReset}
        className="grid gap-5 sm:gap-6"
      >
        {/* A new key empties Radix Select, which a reset returns to the draft that it began with. */}
        <div key={formKey} className="grid gap-5 sm:gap-6">
          {children(fieldOf)}
          <input name="website" autoComplete="off" hidden />
        </div>
        <p className="with-app:hidden">{words.withoutScript}</p>
        <div className="grid gap-5 min-[80rem]:flex min-[80rem]:items-end min-[80rem]:justify-between min-[80rem]:gap-8">
          <PrivacyNotice words={privacyNotice} />
          <Button
            ref={sendButton}
            type="submit"
            pending={sending}
            className="without-app:hidden shrink-0 justify-self-start"
          >
            {sending ? words.sending : words.send}
          </Button>
        </div>
      </form>
      <output className="block">
        {state === 'sent' ? (
          <div className="mt-6 flex gap-4 bg-tone-green p-5 text-ink">
            <Check size={24} className="shrink-0" />
            <div className="wrap-anywhere">
              <p>{note}</p>
              {reference ? <p className="font-semibold">{words.reference(reference)}</p> : null}
            </div>
          </div>
        ) : null}
      </output>
      {state === 'failed' ? (
        <div className="mt-6 flex gap-4 border-2 border-error bg-error-bg p-5">
          <CircleAlert size={24} className="shrink-0 text-error" />
          <p>
            <span>{words.failed[0]}</span>
            <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
              {email}
            </a>
            <span>{words.failed[1]}</span>
          </p>
        </div>
      ) : null}
    </div>
  )
}

export type MessageFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  readOnly: boolean
}

type NameFieldsProps = {
  field: (name: keyof typeof nameFields) => MessageFieldProps
  lastNameHint: string
}

/** First and last name, in the order of the page's language, and the hint below both. */
export function NameFields({ field, lastNameHint }: NameFieldsProps) {
  const hintId = `${field('lastName').id}-hint`
  return (
    <>
      {keysOf(nameFields).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          describedBy={name === 'lastName' ? hintId : undefined}
          autoComplete={nameFields[name]}
        />
      ))}
      <p id={hintId} className="col-span-full -mt-1 text-small text-soft">
        {lastNameHint}
      </p>
    </>
  )
}

function honeypot(website: FormDataEntryValue | undefined): { website?: string } {
  return typeof website === 'string' && website !== '' ? { website } : {}
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
