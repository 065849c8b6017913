import { audienceMeanings, forUsers } from '#content/for-users.ts'
import { language } from '#content/language.ts'
import { type AudienceId, audienceVoices, ownVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { audienceHours } from '#src/sections/audience-hours.ts'
import { HourLight, HourShoot, Stars } from '#src/weave/cloth/hour-cloth.tsx'

/** Who it is for: three people who are awake, each on a poster of their hour. */
export function Hours() {
  return (
    <section>
      <h2 className="sr-only">{forUsers.audiences.title}</h2>
      <ul className="hours">
        {keysOf(audienceHours).map((id) => (
          <Hour key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Hour({ id }: { id: AudienceId }) {
  const { name, text } = forUsers.audiences.list[id]
  const { light, tone, words } = audienceHours[id]
  const said = { ...audienceVoices[id], ...ownVoices[language]?.[id] }
  const meaning = audienceMeanings[id]
  return (
    <li id={id} className={tone}>
      <div className="relative flex flex-col overflow-clip max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto]">
        <HourLight light={light} className="absolute right-0 bottom-0" />
        {light === 'night' ? (
          <Stars
            count={11}
            width={150}
            height={140}
            className="weave-first absolute top-2 right-2 [--beat:30ms] [--row:5px] [--rows:28] max-md:hidden"
          />
        ) : null}
        <time
          dateTime={said.clock.padStart(5, '0')}
          className="relative font-display text-hour whitespace-nowrap max-sm:order-1 max-sm:self-center"
        >
          {said.clock}
        </time>
        <h3 className="relative font-display text-h3 max-sm:col-span-2 max-sm:text-ledger sm:mt-3 sm:max-md:text-[1.5rem] md:mt-6 xl:text-[2.25rem]">
          {name}
        </h3>
        <p className="relative mt-2 max-w-lead max-sm:col-span-2 sm:mb-6 md:mt-3 md:mb-10">
          {text}
        </p>
        <HourShoot
          light={light}
          className="weave-first [--beat:20ms] relative -mr-5 max-sm:order-2 max-narrow:-mr-4 max-sm:pt-3 sm:mt-auto sm:mr-0 sm:self-center"
        />
      </div>
      <div className={words}>
        <p lang={said.lang} className="font-display text-voice">
          {said.text}
        </p>
        {meaning ? <p className="mt-1">{meaning}</p> : null}
      </div>
    </li>
  )
}
