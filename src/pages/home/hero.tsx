import { home } from '#content/home.ts'
import { DisabledWaitlistButton, SignupNote } from '#src/forms/disabled-waitlist.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/weave/glyph.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Voices } from './voices.tsx'

/** Says what Hening is, shows it in four voices, and ends in the three highlights. */
export function Hero() {
  const { title, lead, learn, tonight } = home.hero
  return (
    <section className="tone-pandan">
      {/* The ground line is at the hero's foot, so that band and highlights end the first screen. */}
      <div className="grid grid-cols-1 md:[&>:not(:last-child)]:[grid-area:1/1]">
        {/* The bottom padding is smaller than the illustration is high, to leave room for a fifth line of the lead in a fallback font. */}
        <div className="px-4 phone:px-5 md:min-h-[clamp(40.75rem,100svh-15.5rem,56rem)] md:px-bleed md:pt-5.5 md:pb-3">
          <h1 className="home-title font-display">{title}</h1>
          <p className="home-lead mt-1 max-w-[32rem] phone:mt-2.5 md:mt-5 md:max-w-[clamp(20rem,33.2vw,29.875rem)]">
            {lead}
          </p>
          {/* On a phone the two buttons share a row, and the links stand below them. */}
          <div className="mt-2.5 grid grid-cols-2 gap-x-2 phone:gap-x-3 sm:mt-5 sm:flex sm:flex-wrap sm:gap-x-3.5 md:max-w-[clamp(20rem,43vw,40rem)] md:gap-y-2">
            <ButtonLink to={paths.howItWorks} className="max-sm:px-2! max-sm:py-1!">
              {learn}
            </ButtonLink>
            <DisabledWaitlistButton className="max-sm:px-2!" />
            <SignupNote className="py-2 max-sm:col-span-full max-sm:justify-self-end sm:self-center sm:py-0" />
          </div>
          <ButtonLink
            to={sectionPaths.openToday}
            variant="quiet"
            className="min-h-9.5! max-phone:tracking-[-0.015em] max-phone:[word-spacing:0]"
          >
            {tonight}
          </ButtonLink>
        </div>
        <Voices />
      </div>
      <Tepi className="text-tone-night" />
      <Highlights />
    </section>
  )
}

function Highlights() {
  const { therapy, privacy, culture } = home.highlights
  return (
    <div className="tone-night">
      <ul className="page-grid text-h4 font-semibold max-md:py-4 md:flex md:justify-between">
        <Highlight icon="conversation" text={therapy} />
        <Highlight icon="lock" text={privacy} />
        <Highlight icon="shoot" text={culture} />
      </ul>
    </div>
  )
}

type HighlightProps = { icon: 'conversation' | 'lock' | 'shoot'; text: string }

function Highlight({ icon, text }: HighlightProps) {
  return (
    <li className="flex min-h-12 items-center gap-3.5 md:min-h-17.5">
      <Icon name={icon} className="fill-kunyit-400" />
      {text}
    </li>
  )
}
