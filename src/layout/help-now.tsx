import { helplineWords as words } from '#content/helplines.ts'
import { places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { classes } from '#src/ui/classes.ts'
import { HelpLines } from './help-lines.tsx'

export function HelpNow() {
  return (
    <section aria-labelledby="help-now">
      <div className="page-grid gap-y-1 py-4 md:py-6">
        <h2 id="help-now" className="font-display text-h3 lg:col-span-3">
          {words.title}
        </h2>
        <HelpLines withPurpose className={classes(inColumns, 'lg:col-span-9')} />
      </div>
    </section>
  )
}

export function HelpFirst() {
  return (
    <div className="tone-surface border-b border-line">
      <div className="page-grid gap-y-3 py-4 md:py-6">
        <h2 className="font-display text-h3 lg:col-span-3">{words.title}</h2>
        <HelpLines isInView className={classes(inColumns, 'lg:col-span-9')} />
        <div className="flex flex-wrap gap-x-6 lg:col-span-9 lg:col-start-4">
          <ButtonLink to={places.openToday} variant="quiet">
            {words.more}
          </ButtonLink>
          <ButtonLink to={places.worried} variant="quiet">
            {words.worried}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

const inColumns = 'grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4'
