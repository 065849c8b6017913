import type { AudienceId } from '#src/content/quoted/lines.ts'
import type { Tone } from '#src/palette.ts'
import type { Light } from '#src/weave/cloth/hour-cloth.tsx'

type AudienceHour = { light: Light; tone: Tone; words: string }

/** The light and colours of each group's hour. */
export const audienceHours: Record<AudienceId, AudienceHour> = {
  students: { light: 'night', tone: 'tone-deep', words: 'bg-blue-900 text-cream' },
  professionals: {
    light: 'morning',
    tone: 'tone-yellow',
    words: 'bg-yellow-400 text-blue-900',
  },
  everyone: { light: 'evening', tone: 'tone-pink-deep', words: 'bg-blue-200 text-blue-900' },
}
