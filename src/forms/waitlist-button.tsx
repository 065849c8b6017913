import { useEffect } from 'react'
import { waitlist as words } from '#content/waitlist.ts'
import { Button } from '#src/ui/button.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { forgetOutcome, useFormStatus, waitlistFormId } from './form-status.ts'
import { useWaitlist, useWaitlistOpener } from './waitlist-provider.tsx'

/** The button that opens the dialog, and the outcome of the signup. */
export function WaitlistButton() {
  const opener = useWaitlistOpener()
  const waitlist = useWaitlist()
  const { outcome } = useFormStatus(waitlistFormId)

  useEffect(() => () => forgetOutcome(waitlistFormId), [])

  return (
    <>
      <Button {...opener} size="small" className="without-app:hidden">
        {words.join}
      </Button>
      <p className="with-app:hidden">{words.withoutScript}</p>
      {waitlist?.isUnavailable ? <p role="alert">{words.withoutScript}</p> : null}
      {/* The Back button closes the dialog also while it is pending. */}
      {outcome?.success === false && !waitlist?.isDialogOpen ? (
        <p role="alert" className="mt-5 font-semibold">
          {unbroken(outcome.text)}
        </p>
      ) : null}
      <output className="block text-small not-empty:mt-3">
        {outcome?.success ? <OnTheList /> : null}
      </output>
    </>
  )
}

/** Does not show the address: others may use the same screen. */
function OnTheList() {
  const opener = useWaitlistOpener()
  const { text, again } = words.onTheList
  return (
    <>
      <span className="block font-semibold">{text}</span>{' '}
      <button
        type="button"
        {...opener}
        className="link-underline min-h-11 text-left hover:text-link-hover"
      >
        {again}
      </button>
    </>
  )
}
