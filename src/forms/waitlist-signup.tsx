import { useEffect } from 'react'
import { site } from '#content/site.ts'
import { waitlist as dialogWords } from '#content/waitlist.ts'
import { Button } from '#src/ui/button.tsx'
import { waitlistAnchor } from './disabled-waitlist.tsx'
import { forgetOutcome, useSending, waitlistFormId } from './sending.ts'
import { useWaitlist, useWaitlistOpener } from './waitlist-context.ts'

const words = site.footer.waitlist

/** The signup block in the footer, with the button that opens the dialog. */
export function WaitlistSignup() {
  const opener = useWaitlistOpener()
  const waitlist = useWaitlist()
  const { state, note } = useSending(waitlistFormId)

  useEffect(() => () => forgetOutcome(waitlistFormId), [])

  return (
    <section className="border-y border-line">
      <div className="page-grid items-center gap-y-4 py-3 max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-y-1 md:py-6">
        <h2 id={waitlistAnchor} className="font-display text-h4 md:col-span-9">
          {words.title}
        </h2>
        <div className="md:col-span-3">
          <Button {...opener} size="small" className="without-app:hidden">
            {words.button}
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
        </div>
      </div>
    </section>
  )
}

/** Does not show the address: others may use the same screen. */
function OnTheList() {
  const opener = useWaitlistOpener()
  const { text, again } = dialogWords.onTheList
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
