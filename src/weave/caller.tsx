import { type FixedColour, yarn } from '#src/palette.ts'
import { type Bar, barsPath, type Draft } from './draft.ts'
import { Weaving, WovenPaths } from './weaving.tsx'

const colours = {
  cap: 'blue-700',
  capThread: 'yellow-400',
  dark: 'blue-900',
  skin: 'brown-500',
  shade: 'brown-600',
  mouth: 'brown-700',
  white: 'cream',
  cloth: 'pink-300',
  clothThread: 'pink-500',
  gold: 'yellow-400',
} as const satisfies Record<string, FixedColour>

type CallerPart = keyof typeof colours

/** A person in a video session, down to the chest. The head is a group of its own, so that it can nod. */
export function Caller({ className }: { className: string }) {
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${size.columns} ${size.rows}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
    >
      {() => (
        <>
          <path fill={yarn(colours.shade)} d={barsPath([[middle - 5, face + 13, 11, 9]])} />
          <WovenPaths draft={body} colours={colours} />
          <g>
            <path fill={yarn(colours.skin)} d={barsPath(faceRows())} />
            <WovenPaths draft={head} colours={colours} />
            <path
              fill={yarn(colours.mouth)}
              fillOpacity={0}
              d={barsPath([[middle - 3, face + 9, 7, 3]])}
              className="loom-mouth"
            />
          </g>
        </>
      )}
    </Weaving>
  )
}

const middle = 24
/** The rows of the middle of the face and of the shoulders' ellipse. */
const face = 20
const chest = 66
const faceReach = { x: 11.6, y: 15 }

const size = { columns: 2 * middle + 1, rows: 68 }

const body: Draft<CallerPart> = {
  ...size,
  partAt: (column, row) => bodyAt(Math.abs(column - middle), row),
}

const head: Draft<CallerPart> = {
  ...size,
  partAt: (column, row) => headAt(Math.abs(column - middle), row),
}

function headAt(across: number, row: number): CallerPart | undefined {
  if (row < 12) return capAt(across, row)
  const isFace = row < 34 && isInside(across, row - face, faceReach.x, faceReach.y)
  if (isFace && row > 12) return featureAt(across, row)
  if (isFace || (row <= face && isInside(across, row - face + 2, 12.9, 14.4))) return 'dark'
  return isInside(across - 12, row - face - 1, 1.6, 2.6) ? 'skin' : undefined
}

function capAt(across: number, row: number): CallerPart | undefined {
  if (across > (row < 3 ? 11 : 12)) return undefined
  return row % 4 === 2 && across % 3 === 0 ? 'capThread' : 'cap'
}

/** Fills the face below the cap, so that no ground shows between its rows. */
function faceRows(): Bar[] {
  return Array.from({ length: 21 }, (_, index) => {
    const row = face - 7 + index
    const half = Math.floor(faceReach.x * Math.sqrt(1 - ((row - face) / faceReach.y) ** 2))
    return [middle - half, row, 2 * half + 1, 1]
  })
}

/** Brows, eyes under their lids, nose and mouth. */
function featureAt(across: number, row: number): CallerPart {
  const fromEye = Math.abs(across - 5)
  if (row === face - 5 && fromEye < 4) return 'dark'
  if (row === face - 2 && fromEye < 3) return 'dark'
  if ((row === face - 1 || row === face) && fromEye < 3) return fromEye < 2 ? 'dark' : 'white'
  if (row === face + 5 && across < 2) return 'shade'
  if ((row === face + 8 && across === 4) || (row === face + 9 && across < 4)) return 'mouth'
  return 'skin'
}

function bodyAt(across: number, row: number): CallerPart | undefined {
  if (!isInside(across, row - chest, 23.5, 29)) {
    return row > face && row < 44 && across < 6 ? 'shade' : undefined
  }
  if (row < 42 && across < 6) return 'shade'
  if (across < 4) return row % 4 === 0 ? 'dark' : 'gold'
  if ((across + row) % 9 === 0) return 'gold'
  return (across - row + 900) % 9 === 0 ? 'clothThread' : 'cloth'
}

function isInside(x: number, y: number, reachX: number, reachY: number): boolean {
  return (x / reachX) ** 2 + (y / reachY) ** 2 <= 1
}
