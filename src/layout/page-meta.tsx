import { createContext, use } from 'react'
import { language } from '#content/language.ts'
import { BRAND, company } from '#src/content/facts.ts'
import { addressIn } from '#src/languages.ts'
import type { Path } from '#src/paths.ts'

/** A page's title, description and address, for the tab, search results and shared links. */
type PageMetaContent = {
  /** Without the brand; the layout appends it. */
  title: string
  /** One or two sentences, 70 to 160 characters. */
  description: string
}

export type PageMetaProps = PageMetaContent & { path?: Path; heading: string }

/** Hands a page's title and description to the build, which writes the whole head around them. */
export const MetaCollector = createContext<((meta: PageMetaProps) => void) | null>(null)

/** The tab's title, the description and the canonical address; React puts them into the head. */
export function PageMeta(meta: PageMetaProps) {
  const collect = use(MetaCollector)
  if (collect) {
    collect(meta)
    return null
  }
  return (
    <>
      <title>{fullTitle(meta)}</title>
      <meta name="description" content={meta.description} />
      {meta.path ? (
        <link rel="canonical" href={company.siteOrigin + addressIn(language, meta.path)} />
      ) : null}
    </>
  )
}

/** With a comma: readers pause there, and would say a dot or a line between them. */
export function fullTitle({ title }: PageMetaContent): string {
  return `${title}, ${BRAND.name}`
}
