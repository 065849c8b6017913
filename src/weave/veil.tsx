/** Words that have become stitches, set into a line of text: they wrap as words would. */
export function Veil({
  count = 15,
  className,
}: {
  count?: number
  className?: string | undefined
}) {
  return (
    <span aria-hidden="true" className={className}>
      {Array.from({ length: count }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 27 19"
          className="inline-block h-[0.6em] w-[0.85em] fill-kunyit-400"
        >
          <path d="M9.5 0 19 9.5 9.5 19 0 9.5z" />
        </svg>
      ))}
    </span>
  )
}
