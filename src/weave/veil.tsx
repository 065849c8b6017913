/** Fills the rest of a line with whole stitches. */
export function Veil() {
  return (
    <span aria-hidden="true" className="flex h-[0.42em] flex-1 flex-wrap gap-x-1 overflow-hidden">
      {Array.from({ length: 10 }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 27 19"
          className="h-[0.42em] w-[0.6em] flex-none fill-kunyit-400"
        >
          <path d="M9.5 0 19 9.5 9.5 19 0 9.5z" />
        </svg>
      ))}
    </span>
  )
}
