/** One kunyit stitch beside a word, outlined so that it holds on light grounds. */
export function Stitch({ className }: { className?: string }) {
  return (
    <svg
      width="13"
      height="13"
      aria-hidden="true"
      className={className ? `stitch ${className}` : 'stitch'}
    >
      <path d="M6.5 1 12 6.5 6.5 12 1 6.5z" />
    </svg>
  )
}
