import { forUsers } from '#content/for-users.ts'
import { type AudienceId, audienceVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { ClockTimes, DayShoots, DayStitches, NarrowDayShoots } from '#src/weave/day-shoots.tsx'
import type { ShootPalette } from '#src/weave/shoot-draft.ts'

const palettes: Record<AudienceId, ShootPalette> = {
  students: 'navy',
  professionals: 'kunyit',
  everyone: 'telang',
}
/** Positions of the second and third sentence, which phones hide. */
const places: Record<AudienceId, string> = {
  students: '',
  professionals: 'bottom-[104px] left-[calc(100%*8.5/24)] max-md:hidden',
  everyone: 'right-[calc(100%*0.5/24)] left-auto after:right-0 after:left-auto max-md:hidden',
}
const people = keysOf(audienceVoices).map((id) => ({
  hour: audienceVoices[id].hour,
  clock: audienceVoices[id].clock,
  palette: palettes[id],
}))

/** Three people are awake at three hours of a day; the list of audiences says the same in words. */
export function Day() {
  return (
    <div aria-hidden="true" className="[--cell:4] md:[--cell:3] min-[82rem]:[--cell:4]">
      <div className="border-b-2">
        <div className="mx-auto max-w-page px-5 max-narrow:px-4 md:px-margin">
          <div className="relative md:pt-19">
            {keysOf(audienceVoices).map((id) => (
              <p key={id} className={`day-voice ${places[id]}`}>
                <span className="block text-label font-semibold md:text-body">
                  {forUsers.audiences.list[id].name}
                </span>
                <span lang={audienceVoices[id].lang} className="font-display text-voice">
                  {audienceVoices[id].text}
                </span>
              </p>
            ))}
            <DayShoots people={people} />
            <NarrowDayShoots people={people} />
          </div>
        </div>
      </div>
      <div className="mx-auto max-w-page px-5 pt-1 pb-2 max-narrow:px-4 md:px-margin">
        <DayStitches className="md:hidden" />
        <ClockTimes people={people} />
      </div>
    </div>
  )
}
