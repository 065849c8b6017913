import { helplineWords as words } from '#content/helplines.ts'
import { leaving } from '#content/leaving.ts'
import { site } from '#content/site.ts'
import { helplines, malaysianLines } from '#src/content/helplines.ts'
import { paths, places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import { HelpLines } from './help-lines.tsx'

/** Helplines before the footer of every page, and how to leave the site unseen. */
export function HelpNow() {
  const { samaritansSingapore: samaritans } = helplines
  return (
    <section aria-labelledby="help-now">
      <div className="page-grid gap-y-1 py-4 md:py-6">
        <div className="lg:col-span-3">
          <h2 id="help-now" className="font-display text-h3">
            {words.title}
          </h2>
          <ButtonLink to={places.worried} variant="quiet">
            {words.worried}
          </ButtonLink>
        </div>
        <div className="lg:col-span-9">
          <HelpLines lines={malaysianLines} withPurpose className={inColumns} />
          <p className="mt-3 text-small">
            <span>{words.lines.samaritansSingapore.purpose}</span>{' '}
            <a href={`tel:${samaritans.phone.dial}`} className="roomy link-underline">
              {samaritans.phone.text}
            </a>
          </p>
        </div>
        <div
          data-print="hide"
          className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-3 text-small text-soft"
        >
          <p className="max-w-wide">
            {`${leaving.ways} `}
            <span id="leaving-limits">{leaving.limits}</span>{' '}
            <Link to={`${paths.safety}#leaving`} className="roomy link-underline">
              {leaving.how}
            </Link>
          </p>
          <Link to={places.register} className="roomy link-underline">
            {site.footer.howFar}
          </Link>
        </div>
      </div>
    </section>
  )
}

/** Helplines under a page's hero. */
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
