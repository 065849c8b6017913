import { CircleAlert } from 'lucide-react'
import {
  useState,
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { waitlist as words } from '#content/waitlist.ts'
import { noticeFor } from '#src/content/form-notices.ts'
import { holdBack, releaseBack, useBack } from '#src/ui/back-button.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogTitle } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { focusSoon } from '#src/ui/focus.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { FormNotice } from '../form-notice.tsx'
import { problemsIn, sentencesFor } from '../fields.ts'
import { joinWaitlist } from './waitlist-api.ts'
import { waitlistFields, type WaitlistValues } from './waitlist-fields.ts'
import { WaitlistJoined, WaitlistThanks } from './waitlist-joined.tsx'

export { holdBack }

type WaitlistDialogProps = {
  open: boolean
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  onJoined: (thanks: ReactNode) => void
}

const nothing: WaitlistValues = { email: '', name: '' }

export function WaitlistDialog({ open, opener, onClose, onJoined }: WaitlistDialogProps) {
  const [status, setStatus] = useState<'editing' | 'submitting' | 'joined'>('editing')
  // The text stays when somebody closes the dialog by mistake.
  const [typed, setTyped] = useState(nothing)
  const [messages, setMessages] = useState<Record<string, string>>({})
  const [announced, setAnnounced] = useState(false)
  const joined = status === 'joined'
  const submitting = status === 'submitting'

  function close() {
    onClose()
    releaseBack()
    setStatus('editing')
    setMessages({})
  }

  // Nothing closes it while sending: Back gets its history entry again.
  useBack(open, submitting ? holdBack : close)

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const values = { email: typed.email.trim(), name: typed.name.trim() }
    const [problem] = problemsIn(waitlistFields, values)
    if (!problem) return void submit(event.currentTarget, values)
    const input = event.currentTarget.querySelector<HTMLInputElement>(`[name=${problem.field}]`)
    // Readers announce an alert only when it is new.
    flushSync(() => setMessages({}))
    setAnnounced(input === document.activeElement)
    setMessages(sentencesFor<typeof waitlistFields>([problem], words.problems))
    focusSoon(() => input)
  }

  async function submit(form: HTMLFormElement, values: WaitlistValues) {
    // The state changes synchronously: the second half of a double press must find the button
    // disabled.
    flushSync(() => {
      setMessages({})
      setStatus('submitting')
    })
    const failure = await joinWaitlist(values)
    if (failure) {
      setStatus('editing')
      return setMessages({ failure })
    }
    flushSync(() => setTyped(nothing))
    // The event tells the language links that no typed text is left to lose.
    form.reset()
    setStatus('joined')
    onJoined(<WaitlistThanks />)
  }

  function wiring(name: keyof WaitlistValues) {
    const onBlur = () => setAnnounced(false)
    const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value }))
    return { name, autoComplete: name, readOnly: submitting, value: typed[name], onChange, onBlur }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      locked={submitting}
      tone={joined ? 'tone-pandan' : 'tone-surface'}
      closeLabel={words.close}
      describedBy={joined ? undefined : 'waitlist-about'}
      opener={opener}
    >
      {joined ? (
        <WaitlistJoined onDone={close} />
      ) : (
        <form
          noValidate
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- Firefox calls a form invalid while a required field is empty.
          aria-invalid={false}
          method="post"
          onSubmit={handleSubmit}
          className="grid gap-5 px-6 pt-6 pb-8 sm:px-9 sm:pb-9"
        >
          <div className="grid gap-2 pr-12">
            <DialogTitle>{words.title}</DialogTitle>
            <p id="waitlist-about" className="text-soft">
              {words.text}
            </p>
          </div>
          <Field
            id="waitlist-email"
            label={words.email}
            error={messages.email}
            announced={announced}
          >
            {(control) => <TextInput {...control} {...wiring('email')} type="email" required />}
          </Field>
          <Field
            id="waitlist-name"
            label={words.name}
            optional={words.optional}
            error={messages.name}
            announced={announced}
          >
            {(control) => <TextInput {...control} {...wiring('name')} />}
          </Field>
          {messages.failure ? (
            <p role="alert" className="flex gap-2 font-semibold text-error">
              <CircleAlert size={20} className="mt-0.5 shrink-0" />
              {messages.failure}
            </p>
          ) : null}
          <div className="mt-1 flex flex-wrap gap-3">
            <Button type="submit" pending={submitting}>
              {submitting ? words.submitting : words.submit}
            </Button>
            <Button
              variant="secondary"
              disabled={submitting}
              onClick={close}
              className="disabled:border-dashed disabled:border-border-input disabled:text-soft"
            >
              {words.cancel}
            </Button>
          </div>
          <FormNotice words={noticeFor('waitlist')} />
        </form>
      )}
    </Dialog>
  )
}
