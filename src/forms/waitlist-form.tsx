import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InferOutput } from 'valibot'
import { waitlist as words } from '#content/waitlist.ts'
import { signupSchema } from '#shared/form-schema.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/field.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { joinWaitlist, translatedError } from './api.ts'
import { EmailField } from './email-field.tsx'
import { forgetFailure, waitlistFormId, type Outcome } from './form-status.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { useForm } from './use-form.ts'

/** The dialog closes this long after a success (ms). */
const closeAfterSuccess = 3000

/** The form in the waitlist dialog. */
export function WaitlistForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ id: waitlistFormId, schema: signupSchema, words, send })
  const { field, pending, outcome } = form
  const [outcomeBefore] = useState(outcome)
  const hasJoined = outcome?.success && outcome !== outcomeBefore

  // On a small phone the buttons are a screen below what the outcome says.
  const said = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasJoined) end.current?.focus({ preventScroll: true })
    if (outcome) said.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome, hasJoined])

  const close = useEffectEvent(onDone)
  useEffect(() => {
    if (!hasJoined) return undefined
    const timer = setTimeout(() => close(), closeAfterSuccess)
    return () => clearTimeout(timer)
  }, [hasJoined])

  // The confirmation stays in the footer when the dialog closes; a failure that was seen does not.
  useEffect(() => () => forgetFailure(waitlistFormId), [])

  return (
    <form {...form.props} className="grid gap-4 sm:gap-5">
      {/* The confirmation takes the place of the emptied fields, so that the dialog keeps its size. */}
      <div className="grid *:[grid-area:1/1]">
        {/* Not <output>, whose content a form's reset replaces. */}
        <div aria-live="polite" className="grid empty:hidden">
          {hasJoined ? (
            <div ref={said} className="grid content-center gap-1 bg-tone-green p-5 text-ink">
              <p className="font-semibold">{words.joined}</p>
              <p className="text-small wrap-anywhere">{unbroken(outcome.text)}</p>
            </div>
          ) : null}
        </div>
        <div className={classes('grid content-start gap-4 sm:gap-5', hasJoined && 'invisible')}>
          <EmailField {...field('email')} hint={words.emailHint} announceError />
          <TextField
            {...field('name')}
            optional={words.optional}
            announceError
            autoComplete="name"
          />
        </div>
      </div>
      {outcome?.success === false ? (
        <div ref={said} role="alert" className="flex gap-2 font-semibold text-error">
          <CircleAlert size={20} className="mt-0.5 shrink-0" />
          <span>{unbroken(outcome.text)}</span>
        </div>
      ) : null}
      <PrivacyNotice form="waitlist" />
      {/* In one row on a phone, too, unless large text needs two. */}
      <div className="flex flex-wrap gap-3 sm:mt-1">
        <Button
          ref={end}
          type={hasJoined ? 'button' : 'submit'}
          pending={pending}
          pendingWords={words.pending}
          onClick={hasJoined ? onDone : undefined}
          className="max-sm:w-auto! max-sm:grow"
        >
          {hasJoined ? words.close : words.submit}
        </Button>
        <Button
          variant="secondary"
          disabled={pending}
          onClick={onDone}
          className={classes(
            'max-sm:w-auto! disabled:border-dashed disabled:border-border-input disabled:text-soft',
            hasJoined && 'invisible',
          )}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

async function send({ email, name }: InferOutput<typeof signupSchema>): Promise<Outcome> {
  const result = await joinWaitlist(email, name ?? '')
  if (result.success) return { success: true, text: words.readBack(email) }
  const refusal = translatedError(result) || result.reason || words.refused
  return { success: false, text: result.responded ? refusal : words.unreachable }
}
