import { Link } from 'react-router-dom'
import { helplineWords as words } from '#content/helplines.ts'
import { leaving } from '#content/leaving.ts'
import { helplines, linesToTalk } from '#src/content/helplines.ts'
import { paths, sectionPaths } from '#src/paths.ts'
import { HelpLines, InDanger } from '#src/sections/help-lines.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { PhoneLink } from '#src/ui/link.tsx'

type HelpNowProps = {
  /**
   * False on business pages. The paragraph stays in the page, hidden, because “Leave quickly” is
   * described by it.
   */
  explainsLeaving?: boolean
}

/** Helplines before the footer of every page, and how to leave the site unseen. */
export function HelpNow({ explainsLeaving = true }: HelpNowProps) {
  return (
    <section aria-labelledby="help-now">
      <div className="page-grid gap-y-1 py-4 md:pt-10 md:pb-8">
        <h2 id="help-now" className="self-center font-display text-h3 md:col-span-9">
          {words.title}
        </h2>
        <ButtonLink to={sectionPaths.worried} variant="quiet" className="w-fit md:col-span-3">
          {words.worried}
        </ButtonLink>
        <div className="md:mt-3">
          <div className="grid gap-x-6 gap-y-3 md:grid-cols-4">
            <InDanger className="self-start" />
            <HelpLines
              lines={linesToTalk}
              withPurpose
              className="grid gap-x-6 sm:grid-cols-3 md:col-span-3"
            />
          </div>
          <p className="mt-3 text-small">
            <span>{words.lines.samaritansSingapore.purpose}</span>{' '}
            <PhoneLink
              phone={helplines.samaritansSingapore.phone}
              className="tap-area whitespace-nowrap"
            />
          </p>
        </div>
        <div className="mt-4 grid gap-x-6 gap-y-2 border-t border-line pt-4 text-small text-soft md:grid-cols-12 print:hidden">
          <p className="max-w-wide md:col-span-9" hidden={!explainsLeaving}>
            {`${leaving.ways} `}
            <span id="leaving-limits">{leaving.limits}</span>{' '}
            <Link to={`${paths.safety}#leaving`} className="tap-area link-underline">
              {leaving.how}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
