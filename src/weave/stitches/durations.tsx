import { stitchRow } from './stitch.tsx'

type DurationProps = {
  least: number
  most: number
  total: number
  variant?: keyof typeof variants
  className?: string
}

const variants = {
  ink: { filled: 'fill-ink', outlined: 'stroke-ink', faint: 'stroke-border-input' },
  yellow: { filled: 'fill-yellow-400', outlined: 'stroke-yellow-400', faint: 'stroke-blue-300' },
}

/** A stitch for each month or week of a duration: filled up to the least, outlined up to the most, then faint. */
export function Duration(props: DurationProps) {
  const { least, most, total, variant = 'ink', className = 'h-auto' } = props
  const { filled, outlined, faint } = variants[variant]
  const parts = [
    { className: filled, from: 0, to: least },
    { className: outlined, from: least, to: most, vectorEffect: 'non-scaling-stroke' },
    { className: faint, from: most, to: total, vectorEffect: 'non-scaling-stroke' },
  ]
  return (
    <svg
      viewBox={`0 0 ${total * 10} 16`}
      preserveAspectRatio="none"
      fill="none"
      data-prints
      aria-hidden="true"
      className={`w-full ${className}`}
    >
      {parts.map(({ from, to, ...attributes }) => (
        <path
          key={attributes.className}
          {...attributes}
          d={stitchRow(to - from, { x: from * 10 + 5, y: 1, pitch: 10, reach: 4.4, rise: 7 })}
        />
      ))}
    </svg>
  )
}
