import { stitchRow } from './stitch.tsx'
import { revealOnScrollRef, rowsOf, Weaving } from '../weaving.tsx'

const pitch = 13

type Grid = { columns: number; rowPitch: number; reach: number }

const variants = {
  'ink-on-blue': {
    filled: 'fill-ink',
    empty: 'fill-blue-300 dark:fill-blue-500',
    onPhones: { columns: 40, rowPitch: 10, reach: 4.6 },
    inWideWindows: { columns: 100, rowPitch: pitch, reach: 4.6 },
  },
  'yellow-on-deep': {
    filled: 'fill-yellow-400',
    empty: 'fill-blue-700',
    // Rows stand closer than columns, because a first screen has little height left.
    onPhones: { columns: 25, rowPitch: 9.3, reach: 3.6 },
    inWideWindows: { columns: 50, rowPitch: 11.4, reach: 3.6 },
  },
}

type StitchCountProps = {
  total: number
  filled: number
  variant: keyof typeof variants
  isDeferred?: boolean
}

export function StitchCount(props: StitchCountProps) {
  const { onPhones, inWideWindows } = variants[props.variant]
  return (
    <>
      <Stitches {...props} {...onPhones} className="sm:hidden" />
      <Stitches {...props} {...inWideWindows} className="max-sm:hidden" />
    </>
  )
}

type StitchesProps = StitchCountProps & Grid & { className: string }

/** Fills column by column: 292 of 1,000 in 100 columns are 29 full columns of ten and two stitches. */
function Stitches({
  total,
  filled,
  columns,
  rowPitch,
  reach,
  variant,
  className,
  isDeferred,
}: StitchesProps) {
  const { filled: filledClass, empty } = variants[variant]
  const rows = total / columns
  const full = Math.floor(filled / rows)
  const path = (countIn: (row: number) => number) =>
    Array.from({ length: rows }, (_, row) =>
      stitchRow(countIn(row), { x: pitch / 2, y: (row + 0.5) * rowPitch - reach, pitch, reach }),
    ).join('')
  return (
    <Weaving
      isDeferred={isDeferred}
      viewBox={`0 0 ${columns * pitch} ${rows * rowPitch}`}
      shapeRendering="auto"
      data-prints
      ref={revealOnScrollRef}
      className={`h-auto w-full ${className}`}
    >
      {() => (
        <>
          <path className={empty} d={path(() => columns)} />
          <path
            className={`weave-along ${filledClass}`}
            style={rowsOf(rows, rowPitch, 900)}
            d={path((row) => full + (row < filled % rows ? 1 : 0))}
          />
        </>
      )}
    </Weaving>
  )
}
