import { helplineFacts } from '#content/helpline-facts.ts'
import { safety } from '#content/safety.ts'
import { helplines, malaysianLines } from '#src/content/helplines.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { HelplineFacts } from '#src/layout/helpline-facts.tsx'
import { places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'

const others = malaysianLines.filter((id) => id !== 'emergency')

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
        <ul className="grid gap-x-6 gap-y-8 md:grid-cols-3">
          {others.map((id) => (
            <li key={id} className="gap-x-4 text-small sm:max-md:grid sm:max-md:grid-cols-2">
              <HelpLines lines={[id]} withPurpose />
              <HelplineFacts id={id} />
            </li>
          ))}
        </ul>
        <div className="max-w-measure">
          <p className="font-semibold">{helplineFacts.noPermission}</p>
          <p className="mt-2">{helplineFacts.noOffence}</p>
          <p className="mt-2">{helplineFacts.notCalled}</p>
          <ButtonLink to={places.openToday} variant="quiet" className="mt-4">
            {more}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
