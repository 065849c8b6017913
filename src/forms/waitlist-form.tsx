import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { waitlist as words } from '#content/waitlist.ts'
import { readFields, signupSchema, type FieldProblem } from '#shared/form-schema.ts'
import { privacyNoticeFor } from '#src/content/privacy-notices.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { joinWaitlist, translatedError, type JoinResult } from './api.ts'
import { forgetDraft, resetForm, restoreDraft, saveDraft } from './drafts.ts'
import { EmailField } from './email-field.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { forgetOutcome, setSending, useSending, waitlistFormId } from './sending.ts'

/** The dialog closes this long after a success (ms). */
const closeAfterSuccess = 3000

type WaitlistFormProps = {
  submitting: boolean
  onSubmitting: (submitting: boolean) => void
  onDone: () => void
}

/** The form in the waitlist dialog. */
export function WaitlistForm({ submitting, onSubmitting, onDone }: WaitlistFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { state, note } = useSending(waitlistFormId)
  const [joined, setJoined] = useState(false)

  const close = useEffectEvent(onDone)
  useEffect(() => {
    if (!joined) return undefined
    const timer = setTimeout(() => close(), closeAfterSuccess)
    return () => clearTimeout(timer)
  }, [joined])

  // The confirmation stays in the footer when the dialog closes; a failure that was seen does not.
  useEffect(() => () => forgetOutcome(waitlistFormId, ['failed']), [])

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const element = event.currentTarget
    const read = readFields(signupSchema, Object.fromEntries(new FormData(element)))
    setSending(waitlistFormId, 'editing')
    setJoined(false)
    if ('problems' in read) {
      setErrors(
        Object.fromEntries(
          read.problems.map(({ field, problem }) => [field, messageForProblem(field, problem)]),
        ),
      )
      element.querySelector<HTMLElement>(`[name=${read.problems[0]?.field}]`)?.focus()
    } else {
      setErrors({})
      void submit(read.texts.email, read.texts.name ?? '')
    }
  }

  async function submit(email: string, name: string): Promise<void> {
    onSubmitting(true)
    setSending(waitlistFormId, 'sending')
    const result = await joinWaitlist(email, name)
    onSubmitting(false)
    if (!result?.joined) return setSending(waitlistFormId, 'failed', toErrorMessage(result))
    resetForm(waitlistFormId)
    setJoined(true)
    setSending(waitlistFormId, 'sent', email)
  }

  return (
    <form
      // Closing the dialog by mistake must not lose typed text.
      ref={restoreDraft}
      id={waitlistFormId}
      noValidate
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox calls a form invalid while a required field is empty.
      aria-invalid={false}
      onSubmit={handleSubmit}
      onChange={(event) => saveDraft(event.currentTarget)}
      onReset={() => forgetDraft(waitlistFormId)}
      className="grid gap-5"
    >
      {/* Not <output>, whose content a form's reset replaces. */}
      <div aria-live="polite" className="empty:hidden">
        {joined && state === 'sent' ? (
          <div className="grid gap-1 bg-tone-green p-5 text-ink">
            <p className="font-semibold">{words.joined}</p>
            <p className="text-small wrap-anywhere">{words.readBack(note)}</p>
          </div>
        ) : null}
      </div>
      <EmailField
        id="waitlist-email"
        name="email"
        label={words.email}
        error={errors.email}
        announceError
        readOnly={submitting}
      />
      <TextField
        id="waitlist-name"
        name="name"
        label={words.name}
        optional={words.optional}
        error={errors.name}
        announceError
        autoComplete="name"
        readOnly={submitting}
      />
      {state === 'failed' ? (
        <p role="alert" className="flex gap-2 font-semibold text-error">
          <CircleAlert size={20} className="mt-0.5 shrink-0" />
          <span>{note}</span>
        </p>
      ) : null}
      <PrivacyNotice words={privacyNoticeFor('waitlist')} />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" pending={submitting}>
          {submitting ? words.submitting : words.submit}
        </Button>
        <Button
          variant="secondary"
          disabled={submitting}
          onClick={onDone}
          className="disabled:border-dashed disabled:border-border-input disabled:text-soft"
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function messageForProblem(field: string, problem: FieldProblem): string {
  const { missing, malformed, unreadable, long } = words.problems
  if (problem === 'unreadable') return unreadable
  // Otherwise the optional name can only be too long.
  if (field === 'name') return long.name
  if (problem === 'required') return missing.email
  return problem === 'too_long' ? long.email : malformed.email
}

/** The server's reason in the page's language; null means a network error or unreadable response. */
function toErrorMessage(result: Exclude<JoinResult, { joined: true }>): string {
  if (result === null) return words.unreachable
  return translatedError(result) || result.reason || words.refused
}
