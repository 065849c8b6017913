import { bar } from './draft.ts'

/** The portraits' cells, of which a closed eye takes three. */
const cell = { width: 40, height: 36 }
const eyeRow = 22
const whites = [17, 19, 24, 26]

/** Opens the eyes of a woven portrait: two cells of each turn white (`open-eyes` shows them). */
export function OpenEyes() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1760 1800"
      shapeRendering="crispEdges"
      className="open-eyes"
    >
      <path
        d={whites
          .map((column) => bar(column * cell.width, eyeRow * cell.height, cell.width, 31))
          .join('')}
      />
    </svg>
  )
}
