/** `o` is the missing stitch. */
const picture = [
  '...#...###.....#.',
  '..##..#...#...##.',
  '.#.#..#...#..#.#.',
  '#..#..#...#.#..#.',
  '#####.#...o.#####',
  '...#..#...#....#.',
  '...#...###.....#.',
]

const stitches = picture.flatMap((line, row) =>
  line.split('').map((mark, column) => (mark === '#' ? stitchAt(column, row) : '')),
)

export function Digits404({ repaired }: { repaired: boolean }) {
  return (
    <svg viewBox="0 0 221 117" aria-hidden="true" className="h-auto w-full max-w-[min(40rem,88vw)]">
      <path className="fill-ink" d={stitches.join('')} />
      {/* Drawn where the stitch fell; when repaired, it moves to its place. */}
      <path
        className={`fill-yellow-400 stroke-ink transition-transform duration-320 ease-in ${repaired ? 'translate-x-[-13px] translate-y-[-52px]' : ''}`}
        d={stitchAt(11, 8)}
      />
    </svg>
  )
}

function stitchAt(column: number, row: number): string {
  return `M${column * 13 + 6.5} ${row * 13 + 0.5}l6 6-6 6-6-6z`
}
