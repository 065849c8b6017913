import type { ReactNode } from 'react'
import type { LegalSection } from '#src/content/types.ts'
import type { LanguageTag } from '#src/languages.ts'
import { Prose } from './prose.tsx'

type LegalDocumentProps = {
  title: string
  lead: string
  dates: ReactNode
  contentsLabel: string
  /** By their addresses: `#in-short`. */
  sections: Readonly<Record<string, LegalSection>>
  /** The language of a section that is not in the page's, by the section's id. */
  languages?: Record<string, LanguageTag>
  /** Components at the end of a section, by the section's id. */
  panels?: Record<string, ReactNode>
  /** Drawings under the terms of a section, by the section's id. */
  drawings?: Record<string, readonly ReactNode[]>
}

export function LegalDocument(props: LegalDocumentProps) {
  const { title, lead, dates, contentsLabel, panels = {}, drawings = {}, languages = {} } = props
  const sections = Object.entries(props.sections)
  return (
    <article className="page-grid gap-y-14 pt-8 md:pt-14">
      <div className="grid gap-6 md:grid-cols-12">
        <h1 className="font-display text-h1 [--h1-narrow:11.8vw] md:col-span-12">{title}</h1>
        <p className="max-w-lead text-lead md:col-span-6 md:mt-8 md:col-start-5">{lead}</p>
        <div className="md:col-span-6 md:col-start-5">{dates}</div>
      </div>
      <nav
        aria-label={contentsLabel}
        className="self-start rule-t md:sticky md:top-8 md:col-span-3"
      >
        <p className="pt-4 pb-3 text-h4 font-semibold">{contentsLabel}</p>
        <ol>
          {sections.map(([id, section]) => (
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
      </nav>
      <div className="md:col-span-7 md:col-start-5">
        {sections.map(([id, section]) => (
          <section
            key={id}
            id={id}
            lang={languages[id]}
            className="grid -scroll-mt-16 gap-5 rule-t pt-6 pb-14"
          >
            <h2 className="font-display text-h3">{section.title}</h2>
            <Prose blocks={section.blocks} drawings={drawings[id]} />
            {panels[id]}
          </section>
        ))}
      </div>
    </article>
  )
}
