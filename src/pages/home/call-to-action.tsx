import { Link } from 'react-router-dom'
import { home } from '#content/home.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { audienceHours } from '#src/sections/audience-hours.ts'
import { besideOnPhones, WaitlistLink } from '#src/sections/sign-up.tsx'
import { ButtonLink, buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { HourLight, HourShoot } from '#src/weave/cloth/hour-cloth.tsx'

/** Three people at their hours, each of whom leads to their poster on /for-users. */
export function CallToAction() {
  const { title, audiences, asks, text, learn } = home.callToAction
  return (
    <section className="tone-pink">
      <h2 className="px-5 pt-8 pb-5 font-display text-h2 md:px-bleed md:pt-16 md:pb-10">{title}</h2>
      <ul className="three-hours">
        {keysOf(audienceHours).map((id) => {
          const { light, tone, words } = audienceHours[id]
          const { clock } = audienceVoices[id]
          return (
            <li key={id} className={`${tone} weave-on-hover`}>
              <div className="hour-light">
                <HourLight light={light} className="absolute right-0" />
                <time
                  dateTime={clock.padStart(5, '0')}
                  className={classes(
                    'relative font-display text-hour',
                    // No star touches a numeral.
                    light === 'night' && 'inline-block bg-tone-deep',
                  )}
                >
                  {clock}
                </time>
              </div>
              <HourShoot light={light} />
              <div className={`hour-words ${words}`}>
                <Link
                  to={`${paths.forUsers}#${id}`}
                  className="font-display text-kept md:text-h3 after:absolute after:inset-0 hover:underline hover:decoration-dashed hover:decoration-2"
                >
                  {audiences[id]}
                </Link>
                <p className="md:text-lead">{asks[id]}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="page-grid items-center gap-y-4 pt-6 pb-8 md:py-10">
        <p className="font-display text-h3 md:col-span-6 md:text-ledger">{text}</p>
        <div className="grid grid-cols-[2fr_3fr] items-center gap-3 sm:flex md:col-span-6">
          <ButtonLink to={paths.forUsers} className={besideOnPhones}>
            {learn}
          </ButtonLink>
          <WaitlistLink className={buttonStyles('secondary', 'regular', besideOnPhones)} />
        </div>
      </div>
    </section>
  )
}
