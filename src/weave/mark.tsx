type MarkProps = { size?: 32 | 64; className?: string }

/** The logo: a shoot and its reflection in still water. */
export function Mark({ size = 32, className = '' }: MarkProps) {
  return (
    <svg
      width={size}
      height={(size / 16) * 17}
      viewBox="0 0 16 17"
      fill="currentColor"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`shrink-0 ${className}`}
    >
      <path d="M7 0h2v2h2v2h2v2h2v2h1v1H0V8h1V6h2V4h2V2h2z" />
      <path
        fill="var(--water, currentColor)"
        d="M0 10h16v1H0zM2 12h12v1H2zM4 14h8v1H4zM6 16h4v1H6z"
      />
    </svg>
  )
}
