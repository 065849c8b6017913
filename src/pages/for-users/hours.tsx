import { audienceMeanings, forUsers } from '#content/for-users.ts'
import { language } from '#content/language.ts'
import { type AudienceId, audienceVoices, ownVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { audienceHours } from '#src/sections/audience-hours.ts'
import { classes } from '#src/ui/classes.ts'
import { HourLight, HourShoot } from '#src/weave/cloth/hour-cloth.tsx'

const audiences = keysOf(audienceHours)

/** Who it is for: three people who are awake. The tiles of their hours end the first screen, and lead to their stories. */
export function Hours() {
  return (
    <section className="hours">
      <h2 className="sr-only">{forUsers.audiences.title}</h2>
      <ul>
        {audiences.map((id) => (
          <HourTile key={id} id={id} />
        ))}
      </ul>
      <ul>
        {audiences.map((id) => (
          <Story key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

type AudienceProps = { id: AudienceId }

function HourTile({ id }: AudienceProps) {
  const { light, tone } = audienceHours[id]
  const { clock } = audienceVoices[id]
  return (
    <li className={tone}>
      <a href={`#${id}`}>
        <HourLight light={light} className="absolute right-0 bottom-0" />
        <time
          dateTime={dateTimeOf(clock)}
          className={classes(
            'relative font-display text-hour',
            light === 'night' && 'bg-tone-deep',
          )}
        >
          {clock}
        </time>{' '}
        <span className="sr-only">{forUsers.audiences.list[id].name}</span>
        <HourShoot light={light} isDeferred={false} className="weave-first" />
      </a>
    </li>
  )
}

/** The night of the first tile is lighter here, so that its shoot stands on a floor. */
function Story({ id }: AudienceProps) {
  const { light, tone } = audienceHours[id]
  const { name, text } = forUsers.audiences.list[id]
  const said = { ...audienceVoices[id], ...ownVoices[language]?.[id] }
  const meaning = audienceMeanings[id]
  return (
    <li id={id} className={light === 'night' ? 'tone-night' : tone}>
      {/* In wider windows the story stands below its tile. */}
      <time className="text-label sm:hidden" dateTime={dateTimeOf(said.clock)}>
        {said.clock}
      </time>
      <h3 className="font-display text-h3">{name}</h3>
      <p>{text}</p>
      <div>
        <p lang={said.lang} className="font-display text-voice">
          {said.text}
        </p>
        {meaning ? <p>{meaning}</p> : null}
      </div>
    </li>
  )
}

function dateTimeOf(clock: string): string {
  return clock.padStart(5, '0')
}
