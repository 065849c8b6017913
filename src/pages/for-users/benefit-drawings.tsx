import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { hours, isNight } from '#src/weave/hours.ts'
import { stitchRow } from '#src/weave/stitches/stitch.tsx'
import { Weaving } from '#src/weave/weaving.tsx'
import { languageClasses } from '#src/sections/spoken-languages.tsx'

const pitch = { x: 10, y: 12 }
const stitch = { pitch: pitch.x, reach: 4.4, rise: 5.4 }

/** Returns the path of a stitch in each of these cells, which are counted row by row. */
function stitchesPath(cells: readonly number[], columns: number): string {
  return cells
    .map((cell) =>
      stitchRow(1, {
        ...stitch,
        x: ((cell % columns) + 0.5) * pitch.x,
        y: Math.floor(cell / columns) * pitch.y + 0.6,
      }),
    )
    .join('')
}

/** A stitch for each hour of a day, by night blue and by day yellow. */
export function HourStitches() {
  const columns = 8
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${columns * pitch.x} ${(hours.length / columns) * pitch.y}`}
      preserveAspectRatio="none"
      shapeRendering="auto"
      className="size-full"
    >
      {() => (
        <>
          <path className="fill-blue-400" d={stitchesPath(hours.filter(isNight), columns)} />
          <path
            className="fill-yellow-400"
            d={stitchesPath(
              hours.filter((hour) => !isNight(hour)),
              columns,
            )}
          />
        </>
      )}
    </Weaving>
  )
}

/** Wefts of cloth in each language's colour. */
export function LanguageWefts() {
  return (
    <div className="grid h-full">
      {spokenLanguages.map((lang) => (
        <i key={lang} className={`language-wefts ${languageClasses[lang]}`} />
      ))}
    </div>
  )
}

/** Stitches inside a woven border: what stays inside. */
export function Enclosed() {
  const [columns, rows] = [20, 4]
  return (
    <div className="enclosing h-full p-2 sm:p-4 xl:p-6">
      <Weaving
        isDeferred
        viewBox={`0 0 ${columns * pitch.x} ${rows * pitch.y}`}
        preserveAspectRatio="none"
        shapeRendering="auto"
        className="size-full bg-blue-900 p-1 xl:p-2"
      >
        {() => (
          <path
            className="fill-cream"
            d={stitchesPath([...Array(columns * rows).keys()], columns)}
          />
        )}
      </Weaving>
    </div>
  )
}
