import type { ReactNode } from 'react'
import { middleOf } from './hours.ts'

type HourAxisProps = {
  shown?: readonly number[]
  /** A phone has no room for this hour. */
  wideOnly?: number
  /** Where an hour's number stands. */
  at?: (hour: number) => string
  y: number
  className?: string
  children?: ReactNode
}

/** Numbers the hours of a day below an illustration. */
export function HourAxis(props: HourAxisProps) {
  const { shown = [0, 6, 12, 18], wideOnly, at = middleOf, y, className = '', children } = props
  return (
    <svg
      width="100%"
      height="28"
      fill="currentColor"
      textAnchor="middle"
      aria-hidden="true"
      className={`text-small ${className}`}
    >
      {shown.map((hour) => (
        <text
          key={hour}
          x={at(hour)}
          y={y}
          // In the middle of the left edge half of the number would be cut off.
          textAnchor={at(hour) === '0%' ? 'start' : undefined}
          className={hour === wideOnly ? 'max-md:hidden' : undefined}
        >
          {hour}
        </text>
      ))}
      {children}
    </svg>
  )
}
