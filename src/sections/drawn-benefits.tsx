import type { ReactNode } from 'react'
import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import type { Card } from '#src/content/types.ts'
import type { Tone } from '#src/palette.ts'
import { classes } from '#src/ui/classes.ts'
import { hours, isNight } from '#src/weave/hours.ts'
import { stitchRow } from '#src/weave/stitches/stitch.tsx'
import { Weaving } from '#src/weave/weaving.tsx'
import { Sentence } from './prose.tsx'
import { languageClasses } from './spoken-languages.tsx'

type BenefitsProps = { title: string; className?: string; children: ReactNode }

/** A cloth for each benefit, whose pattern draws what the words say. */
export function DrawnBenefits({ title, className, children }: BenefitsProps) {
  return (
    <section className="tone-plain">
      <h2 className="px-5 py-6 font-display text-h2 md:px-bleed md:pt-11 md:pb-7 md:text-ledger">
        {title}
      </h2>
      <ul className={classes('benefits grid', className)}>{children}</ul>
    </section>
  )
}

type BenefitProps = Card & { tone: Tone; pattern: ReactNode; children?: ReactNode }

/** One of `DrawnBenefits`. */
export function DrawnBenefit({ title, text, tone, pattern, children }: BenefitProps) {
  return (
    <li className={tone}>
      <div data-prints aria-hidden="true" className="h-12 overflow-hidden sm:h-24 xl:h-34">
        {pattern}
      </div>
      <div className="benefit-words pt-4 pb-5 md:pt-7 md:pb-8">
        <h3 className="benefit-title font-display">{title}</h3>
        <p className="mt-1 max-w-text md:mt-3 md:text-h4 md:leading-normal [&:lang(zh)]:leading-[1.7]">
          <Sentence text={text} />
        </p>
        {children}
      </div>
    </li>
  )
}

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

/** A stitch for each hour of this many days, by night blue and by day yellow. */
export function HourStitches({ days, columns = hours.length }: { days: number; columns?: number }) {
  const cells = Array.from({ length: days * hours.length }, (_, cell) => cell)
  const isByNight = (cell: number) => isNight(cell % hours.length)
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${columns * pitch.x} ${(cells.length / columns) * pitch.y}`}
      preserveAspectRatio="none"
      shapeRendering="auto"
      className="size-full"
    >
      {() => (
        <>
          <path className="fill-blue-400" d={stitchesPath(cells.filter(isByNight), columns)} />
          <path
            className="fill-yellow-400"
            d={stitchesPath(
              cells.filter((cell) => !isByNight(cell)),
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
