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
