import { Check, CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#src/ui/button.tsx'
import { unbroken, Value } from '#src/ui/unbroken.tsx'
import { forgetOutcome, type Outcome } from './form-status.ts'
import { type NoticeForm, PrivacyNotice } from './privacy-notice.tsx'

type SendRowProps = {
  pending: boolean
  words: { send: string; pending: string; withoutScript: string }
  notice: NoticeForm
}

/** The end of a message's form: the privacy notice and the button, or how to write without a script. */
export function SendRow({ pending, words, notice }: SendRowProps) {
  return (
    <>
      <p className="with-app:hidden">{words.withoutScript}</p>
      <div className="grid gap-5 min-[80rem]:flex min-[80rem]:items-end min-[80rem]:justify-between min-[80rem]:gap-8">
        <PrivacyNotice form={notice} />
        <Button
          type="submit"
          pending={pending}
          className="without-app:hidden shrink-0 justify-self-start"
        >
          {pending ? words.pending : words.send}
        </Button>
      </div>
    </>
  )
}

type MessageOutcomeProps = {
  form: { id: string; outcome: Outcome | null }
  words: {
    reference: (reference: string) => string
    /** Around the address. */
    failed: readonly [before: string, after: string]
  }
  /** The address to write to when sending has failed. */
  email: string
}

/** What a toast must not be the only place for: by when we answer, the reference, where to write. */
export function MessageOutcome({ form: { id, outcome }, words, email }: MessageOutcomeProps) {
  useEffect(() => () => forgetOutcome(id), [id])
  return (
    <>
      <output className="block">
        {outcome?.success ? (
          <div className="mt-6 flex gap-4 bg-tone-green p-5 text-ink">
            <Check size={24} className="shrink-0" />
            <div className="wrap-anywhere">
              <p>{unbroken(outcome.text)}</p>
              {outcome.reference ? (
                <p className="font-semibold">{unbroken(words.reference(outcome.reference))}</p>
              ) : null}
            </div>
          </div>
        ) : null}
      </output>
      {outcome?.success === false ? (
        <div className="mt-6 flex gap-4 border-2 border-error bg-error-bg p-5">
          <CircleAlert size={24} className="shrink-0 text-error" />
          <p>
            <span>{words.failed[0]}</span>
            <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
              <Value>{email}</Value>
            </a>
            <span>{words.failed[1]}</span>
          </p>
        </div>
      ) : null}
    </>
  )
}
