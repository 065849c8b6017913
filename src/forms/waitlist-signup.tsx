import { useEffect } from 'react'
import { site } from '#content/site.ts'
import { waitlist as words } from '#content/waitlist.ts'
import { isOpen } from '#src/content/stage.ts'
import { Button } from '#src/ui/button.tsx'
import { SignUpButton, waitlistAnchor } from '#src/sections/sign-up.tsx'
import { forgetOutcome, useSending, waitlistFormId } from './sending.ts'
import { useWaitlist, useWaitlistOpener } from './waitlist-context.ts'

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

/** The button that opens the dialog, and what became of the signup. */
function WaitlistSignup() {
  const opener = useWaitlistOpener()
  const waitlist = useWaitlist()
  const { state, note } = useSending(waitlistFormId)

  useEffect(() => () => forgetOutcome(waitlistFormId), [])

  return (
    <>
      <Button {...opener} size="small" className="without-app:hidden">
        {words.join}
      </Button>
      <p className="with-app:hidden">{words.withoutScript}</p>
      {waitlist?.isUnavailable ? <p role="alert">{words.withoutScript}</p> : null}
      {/* The Back button closes the dialog while it sends. */}
      {state === 'failed' && !waitlist?.isOpen ? (
        <p role="alert" className="mt-5 font-semibold">
          {note}
        </p>
      ) : null}
      <output className="block text-small not-empty:mt-3">
        {state === 'sent' ? <OnTheList /> : null}
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
