import { createContext, use } from 'react'
import { language } from '#content/language.ts'
import { site } from '#content/site.ts'
import { BRAND, company } from '#src/content/facts.ts'
import { addressIn } from '#src/languages.ts'
import type { Path } from '#src/paths.ts'

type PageMetaContent = {
  title: string
  /** A description has one or two sentences, 70 to 160 characters. */
  description: string
}

export type PageMetaProps = PageMetaContent & { path?: Path; heading: string }

/** It hands the meta to the build, which writes the head. */
export const MetaCollector = createContext<((meta: PageMetaProps) => void) | null>(null)

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
  return title.startsWith(BRAND.name) ? title : site.documentTitle(title)
}
