type StitchProps = { status?: 'works' | 'inTrials' | 'planned'; className?: string }

/** The stitch is sewn where a thing works, tacked where it is in trials, an outline where it is planned. */
export function Stitch({ status = 'works', className }: StitchProps) {
  return (
    <svg
      width="13"
      height="13"
      aria-hidden="true"
      data-status={status}
      className={className ? `stitch ${className}` : 'stitch'}
    >
      <path d="M6.5 1 12 6.5 6.5 12 1 6.5z" />
    </svg>
  )
}
