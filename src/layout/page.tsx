import { type ReactNode, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import type { Tone } from '#src/palette.ts'
import { PageMeta, type PageMetaProps } from '#src/head/page-meta.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'

/** The id of the element that the first paint waits for (vite/pages.ts). */
export const heroEnd = 'hero-end'

/** The first paint shows what stands before it. */
export function HeroEnd() {
  return <i id={heroEnd} hidden />
}

type PageProps = PageMetaProps & {
  hero: ReactNode
  /** The tone of the section after the hero. */
  next?: Tone
  /** The hero goes on below the first screen, and renders HeroEnd itself. */
  heroHasEnd?: boolean
  children: ReactNode
}

/** After a client navigation, renders the hero first and the rest a frame later (src/README.md). */
export function Page(props: PageProps) {
  const { hero, next = 'tone-plain', heroHasEnd = false, children, ...meta } = props
  const { hash } = useLocation()
  const rendersAtOnce = !useHydrated() || hash !== ''
  // Until then a placeholder as tall as the window keeps the footer out of view, on the ground of what comes.
  const placeholder = <div className={`h-dvh ${next}`} />
  const rest = useDeferredValue(children, rendersAtOnce ? children : placeholder)
  return (
    <>
      <PageMeta {...meta} />
      {hero}
      {heroHasEnd ? null : <HeroEnd />}
      {rest}
    </>
  )
}
