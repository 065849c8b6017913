import type { ReactNode } from 'react'
import { legal } from '#content/legal.ts'
import { site } from '#content/site.ts'
import type { LegalSection } from '#src/content/types.ts'
import type { LanguageTag } from '#src/languages.ts'
import { useToday } from '#src/clock.ts'
import { DisclosureIcon } from './disclosures.tsx'
import { Prose, Sentence } from './prose.tsx'

type LegalDocumentProps = {
  title: string
  lead: string
  dates: ReactNode
  /** Keys are a section's anchor without the `#`, in all four. */
  sections: Readonly<Record<string, LegalSection>>
  languages?: Record<string, LanguageTag>
  panels?: Record<string, ReactNode>
  /** A picture of what the document says, above its sections. */
  summary?: ReactNode
}

export function LegalDocument(props: LegalDocumentProps) {
  const { title, lead, dates, panels = {}, languages = {} } = props
  const [first, ...others] = Object.entries(props.sections).map(([id, section]) => (
    <section
      key={id}
      id={id}
      lang={languages[id]}
      className="grid max-w-measure -scroll-mt-16 gap-2.5 rule-t pt-3 pb-4 md:gap-5 md:pt-6 md:pb-14"
    >
      <h2 className="font-display text-h3">{section.title}</h2>
      <Prose blocks={section.blocks} />
      {panels[id]}
    </section>
  ))
  return (
    <article className="page-grid gap-y-6 pt-2 max-sm:*:leading-normal md:gap-y-0 md:pt-14">
      <div className="grid gap-4 md:mb-14 md:gap-6 md:grid-cols-12">
        <h1 className="font-display text-h1-long md:col-span-12">{title}</h1>
        <p className="max-w-[23.5em] text-lead max-sm:text-lead-phone max-sm:tracking-normal md:col-span-6 md:mt-8 md:col-start-5">
          <Sentence text={lead} />
        </p>
        <div className="md:col-span-6 md:col-start-5">{dates}</div>
        {props.summary ? <div className="md:col-span-7 md:col-start-5">{props.summary}</div> : null}
      </div>
      <div className="max-md:-mb-4 md:col-span-7 md:col-start-5">{first}</div>
      <nav
        aria-label={site.legal.contents}
        className="self-start rule-t max-md:rule-b md:sticky md:top-8 md:col-span-3 md:row-span-2 md:row-start-2 print:hidden"
      >
        {/* Open from the start on wide screens; a browser without ::details-content opens it on click. */}
        <details className="md:details-content:block md:details-content:[content-visibility:visible]">
          <summary className="flex min-h-11 items-center justify-between py-3 text-h4 font-semibold">
            {site.legal.contents}
            <DisclosureIcon className="md:hidden" />
          </summary>
          <ol>
            {Object.entries(props.sections).map(([id, section]) => (
              <li key={id} className="border-t border-line">
                <a
                  href={`#${id}`}
                  lang={languages[id]}
                  className="flex min-h-11 items-center py-1.5 text-small hover:link-underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="md:col-span-7 md:col-start-5">{others}</div>
    </article>
  )
}

/** Today's date, which the specification asks for (without scripts the build's), and version and day of the text in force. */
export function LegalDates({ edition }: { edition: { version: string; inForceSince: string } }) {
  const today = useToday()
  return (
    <p className="max-w-measure text-small text-soft">
      <span className="block">
        <span>{legal.lastUpdated}</span>{' '}
        <time dateTime={today} className="font-semibold text-ink">
          {legal.inWords(today)}
        </time>
      </span>{' '}
      {/* Two lines on a phone, whichever font is drawn. */}
      <span className="block max-sm:max-w-[20em] max-sm:text-balance">
        {legal.edition(edition.version, legal.inWords(edition.inForceSince))}
      </span>
    </p>
  )
}
