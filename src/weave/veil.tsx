/** Words that have become stitches, set into a line of text: they wrap as words would. */
export function Veil() {
  return (
    <span aria-hidden="true">
      {Array.from({ length: 15 }, (_, index) => (
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
