import { useEffect } from 'react'
import { site } from '#content/site.ts'
import { waitlist as words } from '#content/waitlist.ts'
import { isOpen } from '#src/content/stage.ts'
import { Button } from '#src/ui/button.tsx'
import { forgetOutcome, useFormStatus, waitlistFormId } from './form-status.ts'
import { SignUpButton } from './sign-up.tsx'
import { useWaitlist, useWaitlistOpener, waitlistAnchor } from './waitlist-provider.tsx'

/** The signup block in the footer. */
export function FooterSignup() {
  return (
    <section className="border-y border-line">
      <div className="page-grid items-center gap-y-4 py-3 max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-y-1 md:py-6">
        <h2 id={waitlistAnchor} className="font-display text-h4 md:col-span-9">
          {site.signUp.title}
        </h2>
        <div className="md:col-span-3">
          {isOpen ? <SignUpButton size="small" /> : <WaitlistSignup />}
        </div>
      </div>
    </section>
  )
}

/** The button that opens the dialog, and the outcome of the signup. */
function WaitlistSignup() {
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
      {outcome?.success === false && !waitlist?.isOpen ? (
        <p role="alert" className="mt-5 font-semibold">
          {outcome.text}
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
