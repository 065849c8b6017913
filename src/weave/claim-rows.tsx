import type { ReactNode } from 'react'

type ClaimRowsProps = {
  status: 'works' | 'inTrials' | 'planned'
  rows: number
  className?: string
  children?: ReactNode
}

const pitch = 6
const width = 28 * pitch
const rowHeight = 12

/**
 * The status of a claim: woven (works), tacked (in trials) or bare warp (planned). Threads and rows stay
 * on whole pixels at scales of 4:3, 5:3 and 11:6.
 */
export function ClaimRows({ status, rows, className, children }: ClaimRowsProps) {
  const height = rows * rowHeight
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      overflow="visible"
      className={className}
    >
      <path className="stroke-(--thread-night)" d={warp(height)} />
      {status === 'works' ? <path className="claim-rows-woven" d={weft(rows, false)} /> : null}
      {status === 'planned' ? null : (
        <path className={`claim-rows-stitches claim-rows-${status}`} d={weft(rows, true)} />
      )}
      {children}
    </svg>
  )
}

function warp(height: number): string {
  return `M${pitch / 2} 0` + `v${height}m${pitch}-${height}`.repeat(width / pitch)
}

function weft(rows: number, isStaggered: boolean): string {
  return Array.from({ length: rows }, (_, row) => {
    const start = isStaggered ? (row % 2) * 2 * pitch : 0
    return `M${start} ${(row + 0.5) * rowHeight}h${width - start}`
  }).join('')
}

/** The shuttle, on the first row. */
export function Shuttle() {
  const tip = width / 2 - 54
  return (
    <path
      className="fill-kunyit-400"
      d={`M${tip} -1h18v-3h18v-3h36v3h18v3h18v2h-18v3h-18v3h-36v-3h-18v-3h-18z`}
    />
  )
}
