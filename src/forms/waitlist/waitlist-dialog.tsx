import { CircleAlert } from 'lucide-react'
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { waitlist as words } from '#content/waitlist.ts'
import { noticeFor } from '#src/content/form-notices.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogTitle } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { FormNotice } from '#src/ui/form-notice.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { textIn } from '../form-values.ts'
import { sentenceFor } from '../refusal.ts'
import { joinWaitlist, type JoinOutcome } from './waitlist-api.ts'
import { WaitlistJoined } from './waitlist-joined.tsx'
import {
  findWaitlistProblem,
  type WaitlistProblem,
  type WaitlistSignupValues,
} from './waitlist-validation.ts'

type WaitlistDialogProps = {
  open: boolean
  /** What has been typed so far, before the dialog was closed too. */
  draft: WaitlistSignupValues
  onDraft: (values: WaitlistSignupValues) => void
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  onJoined: () => void
}

type Status =
  | { name: 'editing'; problem: WaitlistProblem | null; failure: string | null }
  | { name: 'submitting' }
  | { name: 'joined' }

const untouched: Status = { name: 'editing', problem: null, failure: null }

export function WaitlistDialog({
  open,
  draft,
  onDraft,
  opener,
  onClose,
  onJoined,
}: WaitlistDialogProps) {
  const [status, setStatus] = useState<Status>(untouched)
  const busy = useRef(false)
  const firstFocus = useRef<HTMLInputElement>(null)

  function close() {
    onClose()
    setStatus(untouched)
  }

  async function submit(values: WaitlistSignupValues, form: HTMLFormElement) {
    if (busy.current) return
    const problem = findWaitlistProblem(values)
    if (problem) {
      setStatus({ name: 'editing', problem, failure: null })
      form.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus()
      return
    }
    busy.current = true
    setStatus({ name: 'submitting' })
    const outcome = await joinWaitlist(values)
    busy.current = false
    if (!outcome.joined) {
      setStatus({ name: 'editing', problem: null, failure: explain(outcome) })
      return
    }
    onDraft({ email: '', name: '' })
    setStatus({ name: 'joined' })
    onJoined()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      locked={status.name === 'submitting'}
      tone={status.name === 'joined' ? 'tone-pandan' : 'tone-surface'}
      closeLabel={words.close}
      describedBy={status.name === 'joined' ? undefined : 'waitlist-about waitlist-notice'}
      firstFocus={firstFocus}
      opener={opener}
    >
      {status.name === 'joined' ? (
        <WaitlistJoined onDone={close} />
      ) : (
        <SignupForm
          status={status}
          draft={draft}
          onDraft={onDraft}
          firstFocus={firstFocus}
          onSubmit={submit}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

function explain(outcome: Exclude<JoinOutcome, { joined: true }>): string {
  if (outcome.why === 'unreachable') return words.unreachable
  return outcome.refusal ? sentenceFor(outcome.refusal) : words.refused
}

type SignupFormProps = {
  status: Exclude<Status, { name: 'joined' }>
  draft: WaitlistSignupValues
  onDraft: (values: WaitlistSignupValues) => void
  firstFocus: RefObject<HTMLInputElement | null>
  onSubmit: (values: WaitlistSignupValues, form: HTMLFormElement) => Promise<void>
  onCancel: () => void
}

function SignupForm({ status, draft, onDraft, firstFocus, onSubmit, onCancel }: SignupFormProps) {
  const submitting = status.name === 'submitting'
  const problem = submitting ? null : status.problem
  const failure = submitting ? null : status.failure
  const [typedBefore] = useState(draft)

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    void onSubmit(readValues(event.currentTarget), event.currentTarget)
  }

  function errorFor(field: WaitlistProblem['field']) {
    return problem?.field === field ? words.problems[problem.text] : undefined
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit}
      onInput={(event) => onDraft(readValues(event.currentTarget))}
      className="grid gap-5 px-6 pt-6 pb-8 sm:px-9 sm:pb-9"
    >
      <div className="grid gap-2 pr-12">
        <DialogTitle>{words.title}</DialogTitle>
        <p id="waitlist-about" className="text-soft">
          {words.text}
        </p>
      </div>
      <FormNotice id="waitlist-notice" words={noticeFor('waitlist')} />
      <Field id="waitlist-email" label={words.email} error={errorFor('email')}>
        {(control) => (
          <TextInput
            {...control}
            ref={firstFocus}
            type="email"
            name="email"
            required
            autoComplete="email"
            readOnly={submitting}
            defaultValue={typedBefore.email}
          />
        )}
      </Field>
      <Field
        id="waitlist-name"
        label={words.name}
        optional={words.optional}
        error={errorFor('name')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            readOnly={submitting}
            defaultValue={typedBefore.name}
          />
        )}
      </Field>
      {failure ? (
        <p role="alert" className="flex gap-2 font-semibold text-error">
          <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
          {failure}
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting} pending={submitting}>
          {submitting ? words.submitting : words.submit}
        </Button>
        <Button
          variant="secondary"
          disabled={submitting}
          onClick={onCancel}
          className="disabled:border-dashed disabled:border-border-input disabled:text-soft"
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function readValues(form: HTMLFormElement): WaitlistSignupValues {
  const data = new FormData(form)
  return { email: textIn(data, 'email'), name: textIn(data, 'name') }
}
