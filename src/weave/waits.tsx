import { stitchRow } from './stitch.tsx'

type MonthsProps = {
  least: number
  most: number
  total?: number
  tone?: keyof typeof looks
  className?: string
}

const looks = {
  ink: { filled: 'fill-ink', outlined: 'stroke-ink', faint: 'stroke-border-input' },
  kunyit: { filled: 'fill-kunyit-400', outlined: 'stroke-kunyit-400', faint: 'stroke-telang-300' },
}

/** A waiting time in months: filled up to the minimum, outlined up to the maximum, faint after it. */
export function Months({ least, most, total = 36, tone = 'ink', className = '' }: MonthsProps) {
  const { filled, outlined, faint } = looks[tone]
  const parts = [
    { className: filled, from: 0, to: least },
    { className: outlined, from: least, to: most, vectorEffect: 'non-scaling-stroke' },
    { className: faint, from: most, to: total, vectorEffect: 'non-scaling-stroke' },
  ]
  return (
    <svg
      viewBox={`0 0 ${total * 10} 16`}
      fill="none"
      aria-hidden="true"
      className={`h-auto w-full ${className}`}
    >
      {parts.map(({ from, to, ...look }) => (
        <path
          key={look.className}
          {...look}
          d={stitchRow(to - from, { x: from * 10 + 5, y: 1, pitch: 10, reach: 4.4, rise: 7 })}
        />
      ))}
    </svg>
  )
}

export function RunningStitch({ className = '' }: { className?: string }) {
  return (
    <svg
      width="100%"
      height="16"
      aria-hidden="true"
      className={`stroke-ink stroke-2 [stroke-dasharray:6_4] ${className}`}
    >
      <line x2="100%" y1="8" y2="8" />
    </svg>
  )
}

const perRow = 24

export function HoursAsStitches({ hours, className = '' }: { hours: number; className?: string }) {
  const width = Math.min(hours, perRow) * 13
  const rows = Array.from({ length: Math.ceil(hours / perRow) }, (_, row) =>
    stitchRow(Math.min(hours - row * perRow, perRow), { x: 6.5, y: row * 13 + 1.9 }),
  )
  return (
    <svg
      width={width}
      viewBox={`0 0 ${width} ${rows.length * 13}`}
      aria-hidden="true"
      className={`h-auto max-w-full fill-ink ${className}`}
    >
      <path d={rows.join('')} />
    </svg>
  )
}
