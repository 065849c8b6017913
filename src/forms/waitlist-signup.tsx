import { useEffect } from 'react'
import { site } from '#content/site.ts'
import { waitlist as dialogWords } from '#content/waitlist.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { waitlistAnchor } from './disabled-waitlist.tsx'
import { forgetOutcome, useSending, waitlistFormId } from './sending.ts'
import { useWaitlist, useWaitlistOpener } from './waitlist-context.ts'

const words = site.footer.waitlist

/** The signup block in the footer, with the button that opens the dialog. */
export function WaitlistSignup({ brief = false }: { brief?: boolean }) {
  const opener = useWaitlistOpener()
  const waitlist = useWaitlist()
  const { state, note } = useSending(waitlistFormId)

  useEffect(() => () => forgetOutcome(waitlistFormId), [])

  return (
    <section className="border-y border-line">
      <div
        className={classes(
          'page-grid items-center gap-y-4',
          brief
            ? 'py-3 max-md:gap-y-1 max-md:flex max-md:flex-wrap max-md:justify-between md:py-6'
            : 'py-4 md:pt-10 md:pb-8',
        )}
      >
        <h2
          id={waitlistAnchor}
          className={classes(
            'font-display',
            brief ? 'text-h4 md:col-span-9' : 'text-h3 md:col-span-3',
          )}
        >
          {words.title}
        </h2>
        {brief ? null : <p className="text-small text-soft md:col-span-6">{words.text}</p>}
        <div className="md:col-span-3">
          <Button {...opener} size={brief ? 'small' : 'regular'} className="without-app:hidden">
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
