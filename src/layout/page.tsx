import { useDeferredValue, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageMeta, type PageMetaProps } from './page-meta.tsx'
import { useIsPrerendered } from './prerendered.ts'

type PageProps = PageMetaProps & {
  /** The top of the page: on a click it is shown before the rest is rendered. */
  hero: ReactNode
  children: ReactNode
}

/** A page of sections: its title and description, its hero, and the rest one frame later. */
export function Page({ hero, children, ...meta }: PageProps) {
  const { hash } = useLocation()
  const isWhole = useIsPrerendered() || hash !== ''
  // A window's height of nothing keeps the footer out of sight.
  const rest = useDeferredValue(children, isWhole ? children : <div className="h-dvh" />)
  return (
    <>
      <PageMeta {...meta} />
      {hero}
      {rest}
    </>
  )
}
