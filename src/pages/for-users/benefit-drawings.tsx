import { useMinuteInKualaLumpur } from '#src/clock.ts'
import { audienceMeanings } from '#content/for-users.ts'
import { language } from '#content/language.ts'
import { type SpokenLanguage, spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { audienceVoices, ownVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import type { FixedColour } from '#src/palette.ts'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { Caller } from '#src/weave/caller.tsx'
import { fillOnDark } from '#src/weave/cloth/wide-cloth.tsx'
import { type Bar, barsPath, type Draft, weave } from '#src/weave/draft.ts'
import { isNight, startOf } from '#src/weave/hours.ts'
import { stitchRow } from '#src/weave/stitches/stitch.tsx'
import { Dissolving, Stitched, wordsOf } from '#src/weave/stitches/stitched.tsx'
import { Tiles, useDrawn, Weaving } from '#src/weave/weaving.tsx'

const height = 210

/** Wider than the widest window, which cuts it off: the units are those of a wide window's pixels. */
const fromLeft = {
  viewBox: `0 0 4000 ${height}`,
  preserveAspectRatio: 'xMinYMid slice',
}
const weavesIn = 'weave-along [--beat:1100ms] [--row:100%] [--rows:1]'

/* --- hours --- */

/** The colour of each hour's weft, from midnight. */
const light: readonly FixedColour[] = [
  ...Array<FixedColour>(4).fill('blue-900'),
  ...(['blue-700', 'blue-500', 'blue-300', 'yellow-200'] as const),
  ...Array<FixedColour>(8).fill('yellow-400'),
  ...(['yellow-500', 'yellow-500', 'pink-300', 'pink-500'] as const),
  ...(['pink-500', 'blue-500', 'blue-700', 'blue-900'] as const),
]

const hourColumns = 12
/** Whole pixels each, on a phone and in a wide window. */
const hourRows = Array.from({ length: 30 }, (_, row) => row)
const markedHours = Object.values(audienceVoices).map(({ hour }): number => hour)

/** Every third weft has the colour of the next hour. */
function wefts(isOfNext: boolean): string {
  const own = hourRows.filter((row) => (row % 3 === 2) === isOfNext)
  return barsPath(own.map((row): Bar => [0, row, hourColumns - 1, 0.8]))
}

/** A lozenge of wefts in an hour's block. */
function lozenge(reach: number): string {
  // Above the number.
  const middle = 12.5
  const own = hourRows.filter((row) => Math.abs(row - middle) < 2 * reach)
  return barsPath(
    own.map((row): Bar => {
      const half = reach - Math.floor(Math.abs(row - middle) / 2)
      return [(hourColumns - 1) / 2 - half + 0.5, row, 2 * half - 1, 0.8]
    }),
  )
}

/** A block for each hour. Those of the three people above are marked, and the present one is lit. */
export function DayOfHours() {
  const minute = useMinuteInKualaLumpur()
  const present = minute === null ? null : Math.floor(minute / 60)
  return (
    <Weaving isDeferred className={weavesIn}>
      {() => (
        <>
          <svg
            viewBox={`0 0 ${light.length * hourColumns} ${hourRows.length}`}
            preserveAspectRatio="none"
          >
            <Blocks present={present} />
          </svg>
          {markedHours.map((hour) => (
            <text
              key={hour}
              x={startOf(hour + (hourColumns - 1) / (2 * hourColumns))}
              y="91%"
              textAnchor="middle"
              className={isNight(hour) && hour !== present ? 'fill-cream' : 'fill-blue-900'}
            >
              {hour}
            </text>
          ))}
        </>
      )}
    </Weaving>
  )
}

function Blocks({ present }: { present: number | null }) {
  const [own, ofNext] = [wefts(false), wefts(true)]
  const [ring, core] = [lozenge(5), lozenge(2)]
  return light.map((colour, hour) => {
    const next = light[(hour + 1) % light.length] ?? colour
    const isPresent = hour === present
    return (
      <g
        key={hour}
        transform={`translate(${hour * hourColumns})`}
        className={isPresent ? 'present-hour' : undefined}
      >
        <path d={own} fill={fillOnDark(isPresent ? 'ivory' : colour)} />
        <path d={ofNext} fill={fillOnDark(isPresent ? 'yellow-200' : next)} />
        {markedHours.includes(hour) ? (
          <>
            <path d={ring} className={isPresent ? 'fill-blue-900' : 'fill-cream'} />
            <path d={core} className={isPresent ? 'fill-yellow-400' : 'fill-blue-900'} />
          </>
        ) : null}
      </g>
    )
  })
}

/* --- languages --- */

const cell = { width: 4, height: 6 }
const yarnHalf = 15
/** How much wider than a yarn its gap is. */
const gap = 4 / 3
/** Where the yarns have come together, and from where on they turn evenly. */
const plait = { period: 440, reach: 60, meets: 200, start: 320 }
/** Where they come in: beside each other, in the order that they have where they meet. */
const lanes = [132, 186, 78, 24]
const firstTurn = Math.PI / 8

/** Half of what it covers of its column, more where it is steep, and how far it lies above others. */
type Yarn = { y: number; half: number; level: number }

function yarnAt(x: number, place: number): Yarn {
  const speed = (2 * Math.PI) / plait.period
  const [ease, along] = [plait.start - plait.meets, Math.max(0, x - plait.meets)]
  const turned = along < ease ? along ** 2 / (2 * ease) : along - ease / 2
  const turn = firstTurn + speed * turned + (place * Math.PI) / 2
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const lane = lanes[place] ?? 0
  const joined = Math.min(1, x / plait.meets)
  const share = joined ** 2 * (3 - 2 * joined)
  const steep = plait.reach * speed * Math.min(1, along / ease) * cosine
  return {
    y: lane + (height / 2 + plait.reach * sine - lane) * share,
    half: yarnHalf * Math.hypot(1, steep),
    // At the plait's edges yarns that go down lie above, and in its middle those that go up.
    level: Math.abs(sine) > 0.335 ? cosine : -cosine,
  }
}

function plaitDraft(columns: number, from: number): Draft<SpokenLanguage> {
  // Two columns more on both sides, which the neighbours of the first and the last cell stand in.
  const yarns = Array.from({ length: columns + 4 }, (_, column) =>
    spokenLanguages
      .map((lang, place) => ({ lang, ...yarnAt(from + (column - 1.5) * cell.width, place) }))
      .sort((a, b) => b.level - a.level),
  )
  function langAt(column: number, row: number): SpokenLanguage | undefined {
    const y = (row + 0.5) * cell.height
    // A gap around the upper yarn sets it off from the lower one.
    const upper = yarns[column + 2]?.find((yarn) => Math.abs(y - yarn.y) < yarn.half * gap)
    return upper && Math.abs(y - upper.y) < upper.half ? upper.lang : undefined
  }
  return {
    columns,
    rows: height / cell.height,
    partAt(column, row) {
      const lang = langAt(column, row)
      if (!lang) return undefined
      // Without the specks that a gap leaves of the lower yarn.
      const near = [-2, -1, 1, 2].filter((step) => langAt(column + step, row) === lang)
      return near.length > 1 ? lang : undefined
    },
  }
}

function Yarns({ columns, from }: { columns: number; from: number }) {
  return weave(plaitDraft(columns, from), cell).map(([lang, path]) => (
    <path key={lang} d={path} className={`${languageClasses[lang]} fill-(--language)`} />
  ))
}

/** Four yarns, which come in apart and leave as one plait. */
export function LanguagePlait() {
  return (
    <Weaving isDeferred {...fromLeft} shapeRendering="auto" className={weavesIn}>
      {() => (
        <>
          <Yarns columns={plait.start / cell.width} from={0} />
          <svg x={plait.start}>
            <Tiles size={{ width: plait.period, height }}>
              <Yarns columns={plait.period / cell.width} from={plait.start} />
            </Tiles>
          </svg>
        </>
      )}
    </Weaving>
  )
}

/* --- ways --- */

const pitch = 14
const axis = 7

type Run = readonly [row: number, from: number, to: number]

const written: readonly Run[] = [
  [3, 0, 4],
  [3, 5, 12],
  [3, 13, 16],
  [5, 0, 7],
  [5, 8, 11],
  [axis, 0, 19],
  [9, 0, 3],
  [9, 4, 12],
  [9, 13, 15],
  [11, 0, 6],
  [11, 7, 9],
]
/** How many stitches a voice reaches to both sides of its axis. */
const loudness = [1, 2, 1, 3, 5, 2, 4, 6, 3, 1, 2, 5, 4, 6, 2, 3, 1, 1]

function runsPath(runs: readonly Run[]): string {
  return runs
    .map(([row, from, to]) =>
      stitchRow(to - from, {
        x: (from + 0.5) * pitch,
        y: (row + 0.5) * pitch - 6,
        pitch,
        reach: 6,
      }),
    )
    .join('')
}

function voicePath(from: number, to: number): string {
  const columns = Array.from({ length: to - from }, (_, index) => from + index)
  return columns
    .flatMap((column) => {
      const reach = loudness[(column - from) % loudness.length] ?? 0
      return Array.from({ length: 2 * reach + 1 }, (_, index) =>
        runsPath([[axis - reach + index, column, column + 1]]),
      )
    })
    .join('')
}

/** One row of stitches: lines, a voice, a face. */
export function WaysInOneRow() {
  return (
    <>
      <Weaving isDeferred {...fromLeft} shapeRendering="auto" className={weavesIn}>
        {() => (
          <>
            <path d={runsPath(written)} className="fill-ink" />
            <path d={voicePath(19, 120)} className="fill-thread-zh" />
          </>
        )}
      </Weaving>
      <Caller className="benefit-caller" />
    </>
  )
}

/* --- privacy --- */

/** A sentence that can be read at its beginning, and nowhere else. */
export function UnreadableLine() {
  const isDrawn = useDrawn()
  // The one that is in the page's language.
  const id = keysOf(audienceMeanings).find((voice) => audienceMeanings[voice] === null)
  if (!isDrawn || !id) return null
  const { text, lang } = { ...audienceVoices[id], ...ownVoices[language]?.[id] }
  const words = wordsOf(text)
  // Tamil letters are wide, and all that a phone has room for could be read.
  const readable = lang === 'ta' ? words.slice(0, 2) : words
  return (
    <p lang={lang} className={`benefit-line font-display ${weavesIn}`}>
      <span>
        <Dissolving text={readable.join(' ')} />
        <Stitched words={[...words, ...words, ...words]} className="" />
      </span>
    </p>
  )
}
