/** A mark where a stitch is. */
const picture = [
  '...#...###.....#.',
  '..##..#...#...##.',
  '.#.#..#...#..#.#.',
  '#..#..#...#.#..#.',
  '#####.#...#.#####',
  '...#..#...#....#.',
  '...#...###.....#.',
]

type Stitch = { column: number; row: number }

export const stitchesOf404: Stitch[] = picture.flatMap((line, row) =>
  line.split('').flatMap((mark, column) => (mark === '#' ? [{ column, row }] : [])),
)

/** The stitch that came out of the zero, and where it lies. */
export const lost: Stitch = { column: 10, row: 4 }
const fallen: Stitch = { column: 11, row: 8 }

/** 404 in stitches; one has come out of the zero and lies below it, until it is put back. */
export function Digits404({ repaired = false }: { repaired?: boolean }) {
  const left = stitchesOf404.filter(({ column, row }) => column !== lost.column || row !== lost.row)
  return (
    <svg
      viewBox="0 0 221 117"
      aria-hidden="true"
      className="block h-auto w-full max-w-[min(40rem,88vw)]"
    >
      <path className="fill-ink" d={left.map(stitchAt).join('')} />
      {/* The stitch is one path, drawn where it fell: put back, it travels to its hole. */}
      <path
        className={`fill-kunyit-400 stroke-ink transition-transform duration-320 ease-in ${repaired ? 'translate-x-[-13px] translate-y-[-52px]' : ''}`}
        d={stitchAt(fallen)}
      />
    </svg>
  )
}

function stitchAt({ column, row }: Stitch): string {
  return `M${column * 13 + 6.5} ${row * 13 + 0.5}l6 6-6 6-6-6z`
}
