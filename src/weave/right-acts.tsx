import { useDrawn } from './client-state.ts'

type RightAct = 'access' | 'delete' | 'download' | 'optOut'

const columns = 12
const pitch = 13
const diamond = 'l4.6 4.6-4.6 4.6-4.6-4.6z'

/**
 * Twenty-four stitches, and what a person does with them: access shows all, delete unpicks a row,
 * download copies a row out of the frame, opting out leaves one outside it.
 */
export function RightActs({ act }: { act: RightAct }) {
  return (
    <svg
      width={columns * pitch + 8}
      height={4 * pitch}
      aria-hidden="true"
      className="block max-w-full"
    >
      {useDrawn() ? <Rows act={act} /> : null}
    </svg>
  )
}

function Rows({ act }: { act: RightAct }) {
  const framed = { access: 0, delete: 0, download: 2, optOut: 1 }[act]
  return (
    <>
      <path className="fill-ink" d={stitchRow(0)} />
      {act === 'optOut' ? null : (
        <path className={act === 'delete' ? 'fill-none stroke-ink' : 'fill-ink'} d={stitchRow(1)} />
      )}
      {framed > 0 ? (
        <>
          <path
            className={act === 'download' ? 'fill-kunyit-400 stroke-ink' : 'fill-ink'}
            d={stitchRow(2.6)}
          />
          <rect
            x="0.75"
            y="0.75"
            width={columns * pitch + 6.5}
            height={framed * pitch + 6.5}
            className="fill-none stroke-ink [stroke-dasharray:4_3]"
          />
        </>
      ) : null}
    </>
  )
}

/** Twelve stitches side by side, so many rows below the first. */
function stitchRow(row: number): string {
  const top = 4 + row * pitch + pitch / 2 - 4.6
  return `M${4 + pitch / 2} ${top}${diamond}${`m${pitch} 0${diamond}`.repeat(columns - 1)}`
}
