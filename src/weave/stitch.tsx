type StitchProps = { status?: 'works' | 'inTrials' | 'planned'; className?: string }

/** One stitch beside a word: sewn down for what works, tacked for what is tried, its bare outline for what is planned. */
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
