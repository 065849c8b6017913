type MonthsTone = 'ink' | 'kunyit'
type MonthsProps = {
  /** Months at least, and as far as it can go. */
  least: number
  most: number
  total?: number
  tone?: MonthsTone
  className?: string
}

const pitch = 10
const diamond = 'l4.4 7-4.4 7-4.4-7z'

const looks: Record<MonthsTone, { filled: string; outlined: string; faint: string }> = {
  ink: { filled: 'fill-ink', outlined: 'stroke-ink', faint: 'stroke-border-input/45' },
  kunyit: { filled: 'fill-kunyit-400', outlined: 'stroke-kunyit-400', faint: 'stroke-telang-500' },
}

/** One stitch a month: filled the least, outlined how far it can go, faint the rest. */
export function Months({ least, most, total = 36, tone = 'ink', className }: MonthsProps) {
  const look = looks[tone]
  return (
    <svg
      viewBox={`0 0 ${total * pitch} 16`}
      fill="none"
      aria-hidden="true"
      className={`block h-auto w-full ${className ?? ''}`}
    >
      <path className={look.filled} d={monthStitches(0, least)} />
      <path
        className={look.outlined}
        vectorEffect="non-scaling-stroke"
        d={monthStitches(least, most)}
      />
      <path
        className={look.faint}
        vectorEffect="non-scaling-stroke"
        d={monthStitches(most, total)}
      />
    </svg>
  )
}

/** The stitches of the months after `from`, up to and with `to`. */
export function monthStitches(from: number, to: number): string {
  const count = Math.max(0, to - from)
  return count === 0
    ? ''
    : `M${from * pitch + pitch / 2} 1${diamond}` + `m${pitch} 0${diamond}`.repeat(count - 1)
}

/** Where no number of months is set: a running stitch as long as the row would be. */
export function RunningStitch({ className }: { className?: string }) {
  return (
    <svg
      width="100%"
      height="16"
      aria-hidden="true"
      className={`block stroke-ink stroke-2 [stroke-dasharray:6_4] ${className ?? ''}`}
    >
      <line x2="100%" y1="8" y2="8" />
    </svg>
  )
}
