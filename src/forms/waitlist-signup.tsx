import { useState } from 'react'
import { site } from '#content/site.ts'
import { waitlist } from '#content/waitlist.ts'
import { company, formRetention } from '#src/content/facts.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { waitlistAnchor } from './waitlist-button.tsx'
import { WaitlistDialog } from './waitlist-dialog.tsx'

const words = site.footer.waitlist

/** The footer's block with the button that opens the dialog. */
export function WaitlistSignup({ brief = false }: { brief?: boolean }) {
  const [joined, setJoined] = useState(false)
  return (
    <section className="border-y border-line">
      <div className={classes('page-grid items-center gap-y-4', brief ? 'py-6' : 'py-4 md:py-18')}>
        <h2
          id={waitlistAnchor}
          className={classes(
            'font-display',
            brief ? 'text-h4 md:col-span-7' : 'text-ledger md:col-span-5',
          )}
        >
          {words.title}
        </h2>
        {brief ? null : <p className="text-small text-soft md:col-span-4">{words.text}</p>}
        <div className={brief ? 'md:col-span-5 md:justify-self-end' : 'md:col-span-3'}>
          <WaitlistDialog
            onJoined={() => setJoined(true)}
            trigger={
              <Button size={brief ? 'small' : 'regular'} className="without-app:hidden">
                {words.button}
              </Button>
            }
          />
          <p className="with-app:hidden">{words.withoutScript}</p>
          <output className="block font-semibold not-empty:mt-5">
            {joined ? <Thanks /> : null}
          </output>
        </div>
      </div>
    </section>
  )
}

function Thanks() {
  const subject = encodeURIComponent(teamMail.leaveWaitlist)
  return (
    <>
      <span className="block">{words.joined}</span>
      <span className="mt-2 block text-small font-normal">
        <span>{waitlist.kept(formRetention.waitlistMonths)}</span>{' '}
        <a
          href={`mailto:${company.support}?subject=${subject}`}
          className="link-underline hover:text-link-hover"
        >
          {waitlist.leave}
        </a>
      </span>
    </>
  )
}
