import { helplineFacts } from '#content/helpline-facts.ts'
import { safety } from '#content/safety.ts'
import { helplines } from '#src/content/helplines.ts'
import { places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'

export function HelpPanel() {
  const { title, text, call, more } = safety.crisis
  const { phone } = helplines.emergency
  return (
    <section aria-labelledby="help-now" className="tone-bandung">
      <div className="page-grid gap-y-10 py-section">
        <div className="sm:max-md:col-span-2 md:col-span-6 md:self-baseline-last">
          <a href={`tel:${phone.dial}`} className="inline-block font-display text-figure-l">
            <span className="sr-only">{call}</span> {phone.text}
          </a>
        </div>
        <div className="sm:max-md:col-span-2 md:col-span-5 md:col-start-8 md:self-baseline-last">
          <h2 id="help-now" className="font-display text-h2">
            {title}
          </h2>
          <p className="mt-5 max-w-lead text-lead">{text}</p>
        </div>
        <div className="max-w-measure">
          <p className="font-semibold">{helplineFacts.noPermission}</p>
          <p className="mt-2">{helplineFacts.noOffence}</p>
          <ButtonLink to={places.openToday} variant="quiet" className="mt-4">
            {more}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
