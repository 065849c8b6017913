import { Fragment, type ReactNode, useId } from 'react'
import { type Draft, weave } from './draft.ts'
import { shootDraft, type ShootPart } from './shoot-draft.ts'
import { Weaving } from './weaving.tsx'

const seed = shootDraft(2, 2)
const shoot = shootDraft(5, 3)
const full = shootDraft(5, 5)
const halves = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
]
const quarters = [0, 6, 12, 18]
/** The colour within a shoot, and that of its edge. */
const looks = {
  night: 'fill-telang-700 text-(--thread-night)',
  day: 'fill-kunyit-400 text-kunyit-500',
  seed: 'fill-current opacity-30',
}

/** One shoot an hour from midnight on, in two rows of twelve: night in telang, day in kunyit. */
export function HourShoots() {
  return (
    <div className="@container">
      <Round className="[--cell:2] @half-day:[--cell:3]" />
    </div>
  )
}

/** The whole round, in one row where the width allows it: one hour lit, and a bar under the one it is now. */
export function DayOfShoots({ lit, now }: { lit: number; now: number | null }) {
  return (
    <div className="@container">
      <Round
        className="hour-marks [--cell:2] @half-day:[--cell:3] @day:[--half:calc(100%*11/23)] @large-day:[--cell:5]"
        tall={lit}
        tallLook={looks.day}
        labels={quarters}
        now={now}
      />
    </div>
  )
}

/** A sentence on the tip of its hour, the only one that has grown. */
export function HourOf({ hour, children }: { hour: number; children: ReactNode }) {
  return (
    <div className="@container">
      <div className="flex">
        {/* Gives way to a long sentence, whose line still passes over the tip. */}
        <svg aria-hidden="true" width={`${(hour / 24) * 100}%`} height="1" className="min-w-0" />
        <div className="max-w-full shrink-0">{children}</div>
      </div>
      <Round
        className="hour-marks [--cell:2] [--half:calc(100%*11/23)] @day:[--cell:3] @large-day:[--cell:5]"
        plain={seed}
        tall={hour}
        labels={[hour]}
      />
    </div>
  )
}

type RoundProps = {
  className: string
  plain?: Draft<ShootPart>
  /** The hour that stands taller than the others. */
  tall?: number
  tallLook?: string
  labels?: readonly number[]
  now?: number | null
}

/** The shoots stand evenly from edge to edge; how large their cells are is for the stylesheet to say. */
function Round({ className, plain = shoot, tall, tallLook, labels = [], now }: RoundProps) {
  const id = useId()
  const lookOf = (hour: number) => {
    if (hour !== tall && plain === seed) return looks.seed
    if (hour === tall && tallLook) return tallLook
    return hour < 7 || hour > 18 ? looks.night : looks.day
  }
  return (
    <div className={`hour-shoots ${className}`}>
      {halves.map((hours, half) => (
        <Weaving key={half}>
          {() => (
            <>
              {half === 0 ? (
                <defs>
                  <Shoot id={`${id}plain`} draft={plain} />
                  {tall === undefined ? null : <Shoot id={`${id}tall`} draft={full} />}
                </defs>
              ) : null}
              {hours.map((hour, index) => {
                const place = { x: `${(index * 100) / 11}%`, y: '100%' }
                return (
                  <Fragment key={hour}>
                    <use
                      {...place}
                      href={`#${id}${hour === tall ? 'tall' : 'plain'}`}
                      className={lookOf(hour)}
                    />
                    {hour === now ? (
                      <rect
                        {...place}
                        height="4"
                        className="w-[calc(9px*var(--cell))] translate-y-1.5 fill-ink"
                      />
                    ) : null}
                    {labels.includes(hour) ? (
                      <text
                        {...place}
                        dy="24"
                        textAnchor="middle"
                        className="translate-x-[calc(4.5px*var(--cell))] fill-ink text-small"
                      >
                        {hour}
                      </text>
                    ) : null}
                  </Fragment>
                )
              })}
            </>
          )}
        </Weaving>
      ))}
    </div>
  )
}

/** Nine cells wide and on its foot. At this size it has no room for lozenges: all within its edge is ground. */
function Shoot({ id, draft }: { id: string; draft: Draft<ShootPart> }) {
  const plain: Draft<'edge' | 'ground'> = {
    ...draft,
    partAt(column, row) {
      const part = draft.partAt(column, row)
      return part && part !== 'edge' ? 'ground' : part
    },
  }
  return (
    <g id={id} className="[transform:scale(var(--cell),calc(var(--cell)+1))]">
      {weave(plain).map(([part, path]) => (
        <path
          key={part}
          transform={`translate(${(shoot.columns - draft.columns) / 2} ${-draft.rows})`}
          className={part === 'edge' ? 'fill-current' : undefined}
          d={path}
        />
      ))}
    </g>
  )
}
