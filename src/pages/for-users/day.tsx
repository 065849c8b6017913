import { type AudienceId, audienceVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { ClockTimes, DayShoots, DayStitches, NarrowDayShoots } from '#src/weave/day-shoots.tsx'
import type { ShootPalette } from '#src/weave/shoot-draft.ts'

const palettes: Record<AudienceId, ShootPalette> = {
  students: 'navy',
  professionals: 'kunyit',
  everyone: 'telang',
}
const people = keysOf(audienceVoices).map((id) => ({
  hour: audienceVoices[id].hour,
  clock: audienceVoices[id].clock,
  palette: palettes[id],
}))

/** Three people are awake at three hours of a day; the list of audiences says who they are. */
export function Day() {
  return (
    <div aria-hidden="true" className="[--cell:4] md:[--cell:3] min-[82rem]:[--cell:4]">
      <div className="border-b-2">
        <div className="mx-auto max-w-page px-5 max-narrow:px-4 md:px-margin">
          <DayShoots people={people} />
          <NarrowDayShoots people={people} />
        </div>
      </div>
      <div className="mx-auto max-w-page px-5 pt-1 pb-2 max-narrow:px-4 md:px-margin">
        <DayStitches className="md:hidden" />
        <ClockTimes people={people} />
      </div>
    </div>
  )
}
