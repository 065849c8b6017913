import { BRAND, contact } from '#src/content/facts.ts'
import type { Path } from '#src/paths.ts'
import type { PageMeta as PageMetaContent } from '#src/content/types/shared.ts'

/** The tab's title, the description and the canonical address; React puts them into the head. */
export function PageMeta({ title, description, path }: PageMetaContent & { path?: Path }) {
  return (
    <>
      <title>{`${title} · ${BRAND.name}`}</title>
      <meta name="description" content={description} />
      {path ? <link rel="canonical" href={`${contact.siteOrigin}${path}`} /> : null}
    </>
  )
}
