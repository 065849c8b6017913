import { createContext, use } from 'react'
import { language } from '#content/language.ts'
import { BRAND, company } from '#src/content/facts.ts'
import { addressIn } from '#src/languages.ts'
import type { Path } from '#src/paths.ts'

/** What the tab, a search result and a shared link say of a page. */
type PageMetaContent = {
  /** Without the brand; the layout appends it. */
  title: string
  /** One or two sentences, 70 to 160 characters. */
  description: string
}

export type PageMetaProps = PageMetaContent & { path?: Path; heading: string }

/** Where a page leaves what it says of itself while its file is written: the whole head is written around that. */
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

export function fullTitle({ title }: PageMetaContent): string {
  return `${title} · ${BRAND.name}`
}
