type MarkProps = {
  size: 16 | 32 | 64
  className?: string
  /** Colour class of the reflection, where it differs from the shoot's: `fill-pandan-600`. */
  water?: string
}

/** A shoot and its reflection in still water. */
export function Mark({ size, className, water = 'mark-water' }: MarkProps) {
  return (
    <svg
      width={size}
      height={(size / 16) * 17}
      viewBox="0 0 16 17"
      fill="currentColor"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`shrink-0 ${className ?? ''}`}
    >
      <path d="M7 0h2v2h2v2h2v2h2v2h1v1H0V8h1V6h2V4h2V2h2z" />
      <path className={water} d="M0 10h16v1H0zM2 12h12v1H2zM4 14h8v1H4zM6 16h4v1H6z" />
    </svg>
  )
}
