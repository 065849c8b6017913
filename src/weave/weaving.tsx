import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { type FixedColour, fixedColours } from '#src/palette.ts'
import { type Cell, type Draft, sizeOf, weave } from './draft.ts'

type WeavingProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Width and height in the units of the drawing, which the stylesheet may scale. */
  size?: { width: number; height: number }
  children: () => ReactNode
}

/** An SVG that reserves its space and draws its children in the second render (useDrawn). */
export function Weaving({ size, children, ...svgProps }: WeavingProps) {
  const box = size && { ...size, viewBox: `0 0 ${size.width} ${size.height}` }
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...box} {...svgProps}>
      {useDrawn() ? children() : null}
    </svg>
  )
}

/** False in the first render, then true: drawing together with the page would delay the first interaction. */
export function useDrawn(): boolean {
  return useDeferredValue(true, false)
}

/**
 * A ref that marks an element with `data-seen` once half of it, or half a screen of it, is in view.
 * The `when-seen` styles (weavings.css) hold animations inside it at their first frame until then.
 */
export function whenSeen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(
        ({ isIntersecting, intersectionRatio, intersectionRect }) =>
          isIntersecting &&
          (intersectionRatio >= 0.5 || intersectionRect.height >= window.innerHeight / 2),
      )
      if (!isSeen) return
      element.setAttribute('data-seen', '')
      observer.disconnect()
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

type Fill = { fill?: string; className?: string }

type WovenPathsProps<Part extends string> = {
  draft: Draft<Part>
  colours: Record<Part, FixedColour>
  cell?: Cell
  fill?: (thread: FixedColour, part: Part) => Fill
}

export function WovenPaths<Part extends string>(props: WovenPathsProps<Part>) {
  const { draft, colours, cell, fill = fillOf } = props
  return weave(draft, cell).map(([part, path]) => (
    <path key={part} d={path} {...fill(colours[part], part)} />
  ))
}

/** In dark mode navy threads are lighter; otherwise only the flowers would be visible. */
function clothFill(thread: FixedColour): Fill {
  if (thread === 'telang-900') return { className: 'fill-(--cloth-900)' }
  if (thread === 'telang-700') return { className: 'fill-(--cloth-700)' }
  return { fill: fixedColours[thread] }
}

/** The paths of a cloth, in fixed colours; on a dark background it has a light edge. */
export function ClothPaths<Part extends string>(props: WovenPathsProps<Part> & { cell: Cell }) {
  const { width, height } = sizeOf(props.draft, props.cell)
  return (
    <>
      <WovenPaths {...props} fill={clothFill} />
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={height - 1}
        className="fill-none stroke-(--selvedge,transparent)"
      />
    </>
  )
}

/** The fill of a thread on the page's background; dark edges turn light in dark mode (palette.ts). */
export function fillOf(thread: FixedColour, part: string): Fill {
  if (part === 'edge' && thread === 'telang-900') return { className: 'fill-(--thread-night)' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'fill-(--thread-leaf)' }
  return { fill: fixedColours[thread] }
}
