import type { ReactNode } from 'react'
import { forPartners } from '#content/for-partners.ts'
import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import type { Card } from '#src/content/types.ts'
import type { Tone } from '#src/palette.ts'
import { sectionPaths } from '#src/paths.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { languageClasses } from '#src/sections/spoken-languages.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { hours as hoursOfDay, isNight } from '#src/weave/hours.ts'
import { stitchRow } from '#src/weave/stitches/stitch.tsx'
import { Weaving } from '#src/weave/weaving.tsx'

/** A cloth for each benefit, whose pattern draws what the words say. */
export function Benefits() {
  const { title, hours, languages, servers, outcomes } = forPartners.benefits
  return (
    <section className="tone-plain">
      <h2 className="px-5 py-6 font-display text-h2 md:px-bleed md:pt-14 md:pb-8 md:text-ledger">
        {title}
      </h2>
      <ul className="benefits grid">
        <Benefit {...hours} tone="tone-night" pattern={<Week />} />
        <Benefit {...languages} tone="tone-pink" pattern={<LanguageWefts />} />
        <Benefit {...servers} tone="tone-blue" pattern={<Enclosed />}>
          <MoreLink to={sectionPaths.whoReads}>{servers.more}</MoreLink>
        </Benefit>
        <Benefit {...outcomes} tone="tone-yellow" pattern={<RunningStitches />} />
      </ul>
    </section>
  )
}

type BenefitProps = Card & { tone: Tone; pattern: ReactNode; children?: ReactNode }

function Benefit({ title, text, tone, pattern, children }: BenefitProps) {
  return (
    <li className={tone}>
      <div data-prints aria-hidden="true" className="h-12 overflow-hidden sm:h-24 xl:h-42">
        {pattern}
      </div>
      <div className="benefit-words pt-4 pb-5 md:pt-7 md:pb-8">
        <h3 className="benefit-title font-display">{title}</h3>
        <p className="mt-1 max-w-text md:mt-3 md:text-h4">
          <Sentence text={text} />
        </p>
        {children}
      </div>
    </li>
  )
}

const days = 7
const pitch = { x: 10, y: 12 }
const stitch = { pitch: pitch.x, reach: 4.4, rise: 5.4 }

/** Returns the path of a stitch in each of these columns, on every row. */
function columnsPath(columns: readonly number[], rows: number): string {
  return Array.from({ length: rows }, (_, row) =>
    columns
      .map((column) =>
        stitchRow(1, { ...stitch, x: (column + 0.5) * pitch.x, y: row * pitch.y + 0.6 }),
      )
      .join(''),
  ).join('')
}

/** The hours of a week: a row of 24 for each day. */
function Week() {
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${hoursOfDay.length * pitch.x} ${days * pitch.y}`}
      preserveAspectRatio="none"
      shapeRendering="auto"
      className="size-full"
    >
      {() => (
        <>
          <path className="fill-blue-400" d={columnsPath(hoursOfDay.filter(isNight), days)} />
          <path
            className="fill-yellow-400"
            d={columnsPath(
              hoursOfDay.filter((hour) => !isNight(hour)),
              days,
            )}
          />
        </>
      )}
    </Weaving>
  )
}

/** Wefts of cloth in each language's colour. */
function LanguageWefts() {
  return (
    <div className="grid h-full">
      {spokenLanguages.map((lang) => (
        <i key={lang} className={`language-wefts ${languageClasses[lang]}`} />
      ))}
    </div>
  )
}

/** Stitches inside a woven border. */
function Enclosed() {
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
        {() => <path className="fill-cream" d={columnsPath([...Array(columns).keys()], rows)} />}
      </Weaving>
    </div>
  )
}

/** Rows of running stitch, each a step further than the one above. */
function RunningStitches() {
  return (
    <Weaving isDeferred className="h-45 w-full stroke-ink">
      {() =>
        Array.from({ length: 10 }, (_, row) => (
          <line
            key={row}
            x2="100%"
            y1={9 + 18 * row}
            y2={9 + 18 * row}
            strokeWidth="4"
            strokeDasharray="24 12"
            strokeDashoffset={18 * (row % 2)}
          />
        ))
      }
    </Weaving>
  )
}
