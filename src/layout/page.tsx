import { useDeferredValue, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '#src/ui/hydrated.ts'
import { PageMeta, type PageMetaProps } from './page-meta.tsx'

type PageProps = PageMetaProps & {
  hero: ReactNode
  children: ReactNode
}

/** On a click the hero comes first and the rest one frame later. */
export function Page({ hero, children, ...meta }: PageProps) {
  const { hash } = useLocation()
  const rendersWhole = !useHydrated() || hash !== ''
  // An empty part as high as the window keeps the footer out of sight.
  const rest = useDeferredValue(children, rendersWhole ? children : <div className="h-dvh" />)
  return (
    <>
      <PageMeta {...meta} />
      {hero}
      {rest}
    </>
  )
}
