import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useId,
} from 'react'
import { type FixedColour, yarn } from '#src/palette.ts'
import { type Cell, type Draft, weave } from './draft.ts'

declare module 'react' {
  interface CSSProperties {
    '--rows'?: number
    '--row'?: string
    '--beat'?: string
    '--after'?: string
  }
}

type WeavingProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Width and height in the units of the drawing, which the stylesheet may scale. */
  size?: { width: number; height: number }
  /** Below the first screen: keeps its space in the HTML and is drawn after hydration. */
  isDeferred?: boolean | undefined
  children: () => ReactNode
}

/** An illustration. It is drawn in the HTML unless it is deferred. */
export function Weaving({ size, isDeferred = false, children, ...svgProps }: WeavingProps) {
  const isDrawn = useDrawn(!isDeferred)
  const box = size && { ...size, viewBox: `0 0 ${size.width} ${size.height}` }
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...box} {...svgProps}>
      {isDrawn ? children() : null}
    </svg>
  )
}

/**
 * Whether to draw: in the first render as given, so that an illustration can be left out of the HTML and
 * of hydration, and true in the next one. React may interrupt that one for a click; a render after
 * `useHydrated` would draw the whole page at once, and after a navigation in the page's first render.
 */
export function useDrawn(isDrawnAtFirst = false): boolean {
  return useDeferredValue(true, isDrawnAtFirst)
}

/** Styles for what weaves itself row by row (styles/after-hydration.css): `row` pixels each, in `time` milliseconds in all. */
export function rowsOf(count: number, row: number, time: number): CSSProperties {
  const rows = Math.ceil(count)
  return { '--rows': rows, '--row': `${row}px`, '--beat': `${Math.round(time / rows)}ms` }
}

/**
 * A ref for an illustration that weaves itself when it is seen, once. An element below the window gets
 * `data-unseen`, which hides what `weave-along` (after-hydration.css) animates, until its top comes into
 * view. One that is in the window or above it stays as it is drawn. With `data-ground`, the drawing shows
 * the place of every stitch, so that nothing is bare: it waits until its middle is in view, and takes its time.
 */
export function revealOnScrollRef(element: Element | null): (() => void) | undefined {
  if (!element) return undefined
  const hasGround = element.hasAttribute('data-ground')
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(
        ({ isIntersecting, intersectionRect, boundingClientRect }) =>
          isIntersecting &&
          // Of the window where the drawing is higher.
          (!hasGround ||
            intersectionRect.height > 0.5 * Math.min(boundingClientRect.height, innerHeight)),
      )
      if (element.hasAttribute('data-unseen')) {
        if (!isSeen) return
        element.removeAttribute('data-unseen')
        element.setAttribute('data-seen', '')
      } else if (!element.hasAttribute('data-seen')) {
        const isBelow = entries.every(
          ({ boundingClientRect }) => boundingClientRect.top >= window.innerHeight,
        )
        if (isBelow) element.setAttribute('data-unseen', '')
        else observer.disconnect()
        return
      }
      if (hasGround || !keepsUpWithScrolling(element)) observer.disconnect()
    },
    { threshold: Array.from({ length: 41 }, (_, step) => step / 40) },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** How much of a cloth in view may still be bare, in px: less when it is mostly in view. */
const mostBare = 88
const mostBareAtLast = 40

/** Weaves at once what scrolling has come past, so that nobody passes a bare field. Returns whether anything still weaves. */
function keepsUpWithScrolling(element: Element): boolean {
  const weaving = element
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
  for (const animation of weaving) {
    const { effect } = animation
    if (!(effect instanceof KeyframeEffect) || !effect.target) continue
    const { top, height } = effect.target.getBoundingClientRect()
    const inView = Math.min(height, window.innerHeight - top)
    const isMostlyInView = inView >= 0.6 * Math.min(height, window.innerHeight)
    const bare = isMostlyInView ? mostBareAtLast : mostBare
    if (inView <= bare) continue
    // What is woven from its foot is woven out of sight first.
    const isFromFoot = getComputedStyle(effect.target).getPropertyValue('--up') === '1'
    const share = ((isFromFoot ? height : inView) - bare) / height
    const { delay = 0, endTime } = effect.getComputedTiming()
    const due = delay + (Number(endTime) - delay) * share
    animation.currentTime = Math.max(Number(animation.currentTime), due)
  }
  return weaving.length > 0
}

/** A ref for what moves once, when it is first seen. Browsers see nothing in a hidden tab. */
export function startWhenSeenRef(element: Element | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    element.setAttribute('data-seen', '')
    observer.disconnect()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

type WovenPathsProps<Part extends string> = {
  draft: Draft<Part>
  colours: Record<Part, FixedColour>
  cell?: Cell | undefined
  fill?: (thread: FixedColour, part: Part) => string
}

export function WovenPaths<Part extends string>(props: WovenPathsProps<Part>) {
  const { draft, colours, cell, fill = fillOf } = props
  return weave(draft, cell).map(([part, path]) => (
    <path key={part} d={path} fill={fill(colours[part], part)} />
  ))
}

type TilesProps = ComponentProps<'pattern'> & { size: { width: number; height: number } }

/** Repeats its children over the whole drawing, from the left edge or from `x`. */
export function Tiles({ size, ...patternProps }: TilesProps) {
  const id = useId()
  return (
    <>
      <pattern id={id} {...size} patternUnits="userSpaceOnUse" {...patternProps} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  )
}

/** In dark mode navy cloth is lighter; otherwise only the flowers would be visible. */
export function clothFill(thread: FixedColour): string {
  if (thread === 'blue-900') return 'var(--cloth-900)'
  if (thread === 'blue-700') return 'var(--cloth-700)'
  return yarn(thread)
}

/** The fill of a thread on the page's background; dark edges turn light in dark mode (palette.ts). */
export function fillOf(thread: FixedColour, part: string): string {
  if (part === 'edge' && thread === 'blue-900') return 'var(--thread-night)'
  if (part === 'edge' && thread === 'green-800') return 'var(--thread-leaf)'
  return yarn(thread)
}
