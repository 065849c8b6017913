import { stitchRow } from './stitches/stitch.tsx'
import { Weaving } from './weaving.tsx'

const columns = 12
const pitch = 13

type DataRight = keyof typeof rights

const firstRow = { row: 0, styles: 'fill-ink' }

const rights = {
  access: { rows: [{ row: 1, styles: 'fill-ink' }], framedRows: 0 },
  delete: { rows: [{ row: 1, styles: 'fill-none stroke-ink' }], framedRows: 0 },
  download: {
    rows: [
      { row: 1, styles: 'fill-ink' },
      { row: 2.6, styles: 'fill-yellow-400 stroke-ink' },
    ],
    framedRows: 2,
  },
  optOut: { rows: [{ row: 2.6, styles: 'fill-ink' }], framedRows: 1 },
}

type DataRightDrawingProps = { right: DataRight; className?: string }

/**
 * Illustrates a data right with two rows of stitches: access shows both, deletion removes one, download
 * copies one, and opting out moves one outside the frame.
 */
export function DataRightDrawing({ right, className = '' }: DataRightDrawingProps) {
  const { rows, framedRows } = rights[right]
  const width = columns * pitch + 8
  return (
    <Weaving
      isDeferred
      size={{ width, height: 4 * pitch }}
      shapeRendering="auto"
      className={`max-w-full ${className}`}
    >
      {() => (
        <>
          {[firstRow, ...rows].map(({ row, styles }) => (
            <path
              key={row}
              className={styles}
              d={stitchRow(columns, { x: 4 + pitch / 2, y: 5.9 + row * pitch })}
            />
          ))}
          {framedRows ? (
            <rect
              x="0.75"
              y="0.75"
              width={width - 1.5}
              height={framedRows * pitch + 6.5}
              className="fill-none stroke-ink [stroke-dasharray:4_3]"
            />
          ) : null}
        </>
      )}
    </Weaving>
  )
}
