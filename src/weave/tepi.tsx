import { useId } from 'react'
import { tepiPaths } from './tepi-tile.ts'

type TepiProps = { className?: string; size?: 48 | 32 }

export function Tepi({ className = '', size = 48 }: TepiProps) {
  const id = useId()
  const { ground, floats } = tepiPaths(size)
  return (
    <svg
      width="100%"
      height={size}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`relative ${className}`}
    >
      {/* The row grows from the middle, so that both ends are cut at the same place. */}
      <pattern
        id={id}
        x="50%"
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${-size / 2})`}
      >
        <path fill="currentColor" stroke="var(--tepi-edge)" d={ground} />
        <path className="fill-kunyit-400" d={floats} />
      </pattern>
      <rect width="100%" height={size} fill={`url(#${id})`} />
    </svg>
  )
}
