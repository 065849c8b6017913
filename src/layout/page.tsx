import { createContext, type ReactNode, use, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { site } from '#content/site.ts'
import { absoluteUrl } from '#src/content/absolute-url.ts'
import { BRAND } from '#src/content/facts.ts'
import type { Path } from '#src/paths.ts'
import { useHydrated } from '#src/ui/hydrated.ts'

type PageProps = PageMetaProps & { hero: ReactNode; children: ReactNode }

/** After a client navigation, renders the hero first and the rest a frame later (src/README.md). */
export function Page({ hero, children, ...meta }: PageProps) {
  const { hash } = useLocation()
  const rendersAtOnce = !useHydrated() || hash !== ''
  // Until then a placeholder as tall as the window keeps the footer out of view.
  const rest = useDeferredValue(children, rendersAtOnce ? children : <div className="h-dvh" />)
  return (
    <>
      <PageMeta {...meta} />
      {hero}
      {rest}
    </>
  )
}

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
