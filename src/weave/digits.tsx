import { columns, fallen, lost, rows, type Stitch, stitchesOf404 } from './digits-figure.ts'

const diamond = 'l6 6-6 6-6-6z'

/** 404 in stitches; one has come out of the zero and lies below it. */
export function Digits404({ className }: { className?: string }) {
  const left = stitchesOf404.filter(({ column, row }) => column !== lost.column || row !== lost.row)
  return (
    <svg
      viewBox={`0 0 ${columns * 13} ${rows * 13}`}
      aria-hidden="true"
      className={`block h-auto w-full max-w-[min(40rem,88vw)] ${className ?? ''}`}
    >
      <path className="fill-ink" d={left.map(stitchAt).join('')} />
      <path className="stitch fill-kunyit-400" d={stitchAt(fallen)} />
    </svg>
  )
}

function stitchAt({ column, row }: Stitch): string {
  return `M${column * 13 + 6.5} ${row * 13 + 0.5}${diamond}`
}
