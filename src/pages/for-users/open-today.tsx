import { forUsers } from '#content/for-users.ts'
import { helplineWords } from '#content/helplines.ts'
import { type HelplineId, helplines, linesToTalk } from '#src/content/facts/helplines.ts'
import { useMinuteInKualaLumpur } from '#src/clock.ts'
import {
  EmergencyLine,
  HelplineHours,
  isHelplineOpen,
  useClosedStyle,
} from '#src/sections/helplines.tsx'
import { sectionPaths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { PhoneLink } from '#src/ui/link.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { DayThread, DayThreadAxis } from '#src/weave/day-thread.tsx'

const words = forUsers.helplines

/** Shows each line where people answer, with its day; 999 stands apart. */
export function Helplines() {
  const minute = useMinuteInKualaLumpur()
  const hour = minute === null ? null : Math.floor(minute / 60)
  return (
    <section id="open-today" className="tone-deep overflow-x-clip">
      <div className="page-grid help-now gap-y-5 py-section md:gap-y-6 md:py-16">
        <div className="md:col-span-7">
          <h2 className="font-display text-h2">{helplineWords.helpNow}</h2>
          <p className="mt-4 max-w-lead text-lead">{words.text}</p>
        </div>
        <div className="-mb-4 self-start md:col-span-5 md:mb-0">
          <EmergencyLine />
          <div className="flex flex-wrap gap-x-6">
            <ButtonLink to={sectionPaths.silence} variant="quiet">
              {words.write}
            </ButtonLink>
            <ButtonLink to={sectionPaths.leaving} variant="quiet">
              {words.checked}
            </ButtonLink>
          </div>
        </div>
        <div className="grid gap-x-6 gap-y-6 md:grid-cols-12">
          <ul className="md:col-span-12">
            {linesToTalk.map((id) => (
              <li
                key={id}
                className="gap-x-6 border-t border-line pt-3 pb-2 md:grid md:grid-cols-12 md:items-center md:pt-2.5 md:pb-0.5"
              >
                <Line id={id} />
                <div className="md:col-span-7">
                  <DayThread
                    isFilled={(at) => isHelplineOpen(helplines[id].hours, at * 60)}
                    currentHour={hour}
                  />
                </div>
              </li>
            ))}
          </ul>
          <div className="md:col-span-7 md:col-start-6 md:row-start-2">
            <DayThreadAxis currentHour={hour} />
            <p className={classes('text-small print:hidden', minute === null && 'invisible')}>
              <span className="mr-2 inline-block w-6 border-t-4 align-middle" />
              {words.now} <time>{timeOf(minute ?? 0)}</time>
            </p>
          </div>
          <p className="max-w-lead text-lead md:col-span-5 md:row-start-2">{words.exercise}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 max-md:-mt-2">
          <ButtonLink to={sectionPaths.worried} variant="quiet">
            {helplineWords.worried}
          </ButtonLink>
          <p>
            {`${helplineWords.lines.samaritansSingapore.purpose} `}
            <PhoneLink
              phone={helplines.samaritansSingapore.phone}
              className="tap-area whitespace-nowrap"
            />
          </p>
        </div>
      </div>
    </section>
  )
}

function Line({ id }: { id: HelplineId }) {
  const { name, purpose } = helplineWords.lines[id]
  return (
    <div className="pb-2 md:col-span-5">
      {/* The link is stretched over its row, for a thumb in the dark. */}
      <p className={classes('relative flex flex-wrap items-baseline gap-x-3', useClosedStyle(id))}>
        <PhoneLink
          phone={helplines[id].phone}
          className="text-[length:min(1.5rem,14vw)] after:absolute after:inset-x-0 after:-inset-y-1.5 leading-[1.15] whitespace-nowrap md:text-[2.5rem]"
        />{' '}
        <strong className="font-semibold">{name}</strong>
      </p>
      <p className="leading-snug [&:lang(zh)]:leading-[1.6]">
        {unbroken(`${purpose} `)}
        <HelplineHours id={id} className="text-soft" />
      </p>
    </div>
  )
}

function timeOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16)
}
