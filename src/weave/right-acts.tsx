import { stitchRow } from './stitch.tsx'
import { Weaving } from './weaving.tsx'

const columns = 12
const pitch = 13

type RightAct = keyof typeof acts

const kept = { row: 0, styles: 'fill-ink' }

const acts = {
  access: { others: [{ row: 1, styles: 'fill-ink' }], framed: 0 },
  delete: { others: [{ row: 1, styles: 'fill-none stroke-ink' }], framed: 0 },
  download: {
    others: [
      { row: 1, styles: 'fill-ink' },
      { row: 2.6, styles: 'fill-kunyit-400 stroke-ink' },
    ],
    framed: 2,
  },
  optOut: { others: [{ row: 2.6, styles: 'fill-ink' }], framed: 1 },
}

/**
 * Illustrates a data right with two rows of stitches: access shows both, deletion removes one, download
 * copies one, and opting out moves one outside the frame.
 */
export function RightActs({ act, className = '' }: { act: RightAct; className?: string }) {
  const { others, framed } = acts[act]
  const width = columns * pitch + 8
  return (
    <Weaving
      size={{ width, height: 4 * pitch }}
      shapeRendering="auto"
      className={`max-w-full ${className}`}
    >
      {() => (
        <>
          {[kept, ...others].map(({ row, styles }) => (
            <path
              key={row}
              className={styles}
              d={stitchRow(columns, { x: 4 + pitch / 2, y: 5.9 + row * pitch })}
            />
          ))}
          {framed ? (
            <rect
              x="0.75"
              y="0.75"
              width={width - 1.5}
              height={framed * pitch + 6.5}
              className="fill-none stroke-ink [stroke-dasharray:4_3]"
            />
          ) : null}
        </>
      )}
    </Weaving>
  )
}
