import { Check } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { unbroken, Value } from '#src/ui/unbroken.tsx'
import { forgetFailure, forgetOutcome, type Outcome } from './form-status.ts'
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
          pendingWords={words.pending}
          className="without-app:hidden shrink-0 justify-self-start"
        >
          {words.send}
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
    toasts: { close: string; failed: { title: string } }
  }
  /** The address to write to when sending has failed. */
  email: string
  /** What follows where the message was sent. */
  children?: ReactNode
}

/** By when we answer and the reference, which a toast must not be the only place for, or why sending failed. */
export function MessageOutcome(props: MessageOutcomeProps) {
  const {
    form: { id, outcome },
    words,
    email,
    children,
  } = props
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
              {children}
            </div>
          </div>
        ) : null}
      </output>
      {outcome?.success === false ? (
        <Notice
          title={words.toasts.failed.title}
          description={outcome.text}
          close={words.toasts.close}
          onClose={() => forgetFailure(id)}
          className="mt-6"
        >
          <p>
            <span>{words.failed[0]}</span>
            <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
              <Value>{email}</Value>
            </a>
            <span>{words.failed[1]}</span>
          </p>
        </Notice>
      ) : null}
    </>
  )
}
