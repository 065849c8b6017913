import { createContext, use } from 'react'
import { site } from '#content/site.ts'
import { BRAND } from '#src/content/facts/company.ts'
import type { Path } from '#src/paths.ts'
import { absoluteUrl } from './absolute-url.ts'

export type PageMetaProps = {
  title: string
  /** One or two sentences, 70 to 160 characters. */
  description: string
  path?: Path
  heading: string
}

/** Hands the meta to the build, which writes the head. */
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
      {meta.path ? <link rel="canonical" href={absoluteUrl(meta.path)} /> : null}
    </>
  )
}

export function fullTitle({ title }: PageMetaProps): string {
  return title.startsWith(BRAND.name) ? title : site.documentTitle(title)
}
