const hours = Array.from({ length: 24 }, (_, hour) => hour)
const share = 100 / hours.length

type DayThreadProps = { isFilled: (hour: number) => boolean; column: number }

/** Each filled hour has a stitch. The column runs on through the threads above and below on a wide window. */
export function DayThread({ isFilled, column }: DayThreadProps) {
  return (
    <svg
      viewBox="0 -4 24 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-6 whole-hours md:h-8 md:overflow-visible"
    >
      <rect x={column} y="-26" width="1" height="72" className="fill-telang-700" />
      <path d={onEach(isFilled, 'l.44 6-.44 6-.44-6z')} className="fill-kunyit-400" />
      <path
        d={onEach((hour) => !isFilled(hour), 'v12m0-12')}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-soft"
      />
    </svg>
  )
}

/** `shape` ends where it begins, at the top of its hour. */
function onEach(has: (hour: number) => boolean, shape: string): string {
  return `M.5 0${hours.map((hour) => `${has(hour) ? shape : ''}m1 0`).join('')}`
}

export function HourAxis({ labels, now }: { labels: readonly number[]; now: number | null }) {
  return (
    <svg
      fill="currentColor"
      textAnchor="middle"
      height="28"
      aria-hidden="true"
      className="whole-hours text-small"
    >
      {now === null ? null : <rect x={`${now * share}%`} width={`${share}%`} height="4" />}
      {labels.map((hour) => (
        <text key={hour} x={`${(hour + 0.5) * share}%`} y="22">
          {hour}
        </text>
      ))}
    </svg>
  )
}
