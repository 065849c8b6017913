import { createElement, type ReactElement, type SVGProps } from 'react'

type IconData = { node: [tag: string, attributes: Record<string, string>][] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** Takes the place of lucide-react's own function in the build (deploy/build/lean-libraries.ts). */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon({
    size = 24,
    strokeWidth = 2,
    ...attributes
  }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      node.map(([tag, { key, ...shape }]) => createElement(tag, { key, ...shape })),
    )
  }
}
