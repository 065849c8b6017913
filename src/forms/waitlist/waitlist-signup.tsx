import { use } from 'react'
import { site } from '#content/site.ts'
import { company } from '#src/content/facts.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { WaitlistContext } from './waitlist-context.ts'
import { MailInstead } from '../mail-instead.tsx'
import { loadDialog } from './waitlist-provider.tsx'

const words = site.footer.waitlist

type WaitlistSignupProps = {
  brief?: boolean
}

export function WaitlistSignup({ brief = false }: WaitlistSignupProps) {
  const waitlist = use(WaitlistContext)
  return (
    <section className="border-y border-line">
      <div className={classes('page-grid items-center gap-y-4', brief ? 'py-6' : 'py-4 md:py-18')}>
        <h2
          id="waitlist"
          className={classes(
            'font-display',
            brief ? 'text-h4 md:col-span-7' : 'text-ledger md:col-span-5',
          )}
        >
          {words.title}
        </h2>
        {brief ? null : <p className="text-small text-soft md:col-span-4">{words.text}</p>}
        <div className={brief ? 'md:col-span-5 md:justify-self-end' : 'md:col-span-3'}>
          <Button
            aria-haspopup="dialog"
            size={brief ? 'small' : 'regular'}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={(event) => waitlist?.open(event.currentTarget)}
            className="without-app:hidden"
          >
            {words.button}
          </Button>
          <MailInstead
            text={words.withoutScript}
            email={company.support}
            className={waitlist?.unavailable ? '' : 'with-app:hidden'}
          />
          <output className="block font-semibold not-empty:mt-5">{waitlist?.joined}</output>
        </div>
      </div>
    </section>
  )
}

function fetchAhead(): void {
  loadDialog().catch(() => undefined)
}
