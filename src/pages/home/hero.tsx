import { NameMeaning } from '#src/sections/name-meaning.tsx'
import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { helplineWords } from '#content/helplines.ts'
import { home } from '#content/home.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { HeroEnd } from '#src/layout/page.tsx'
import { HeroTone } from '#src/sections/hero.tsx'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { sectionPaths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/weave/glyph.tsx'
import { voiceRows } from '#src/weave/shoots/shoot.tsx'
import { WovenAnswer } from './answer.tsx'
import { Reflection } from './reflection.tsx'
import { Voices } from './voices.tsx'

/** Says what Hening is, and shows it in four voices. */
export function Hero() {
  const { title, lead, learn, tonight } = home.hero
  return (
    <section
      className={`${useContext(HeroTone)} voice-cells`}
      style={{ '--tallest': voiceRows[3][1] }}
    >
      <div className="grid grid-cols-1 md:[&>:not(:last-child)]:[grid-area:1/1]">
        {/* The bottom padding is smaller than the illustration is high, to leave room for a fifth line of the lead in a fallback font. */}
        <div className="px-4 phone:px-5 md:px-bleed home-hero">
          <h1 className="home-title font-display">{title}</h1>
          <p className="home-lead mt-(--before-lead) max-w-[32rem] sm:max-w-[40rem] md:max-w-[clamp(20rem,34vw,31rem)]">
            {lead}
          </p>
          <LearnAndSignUp
            learn={learn}
            className="mt-(--before-actions) md:max-lg:max-w-[clamp(20rem,100vw-38rem,27rem)] lg:max-w-[clamp(20rem,44.5vw,40rem)]"
          />
          <div className="mt-2 flex gap-x-4 max-[20rem]:flex-wrap sm:mt-1 sm:flex-wrap sm:gap-x-6 md:max-w-[clamp(20rem,43vw,40rem)]">
            <HelpLink to={sectionPaths.openToday}>{tonight}</HelpLink>
            <HelpLink to={sectionPaths.worried}>{helplineWords.worried}</HelpLink>
          </div>
        </div>
        <Voices />
      </div>
      <div className="below-voices tone-deep">
        <Reflection />
        <Highlights />
        <HeroEnd />
        <WovenAnswer />
      </div>
      <div className="flow-root overflow-clip bg-tone-deep">
        <NameMeaning isMirrored className="still-words tone-green font-display" />
      </div>
    </section>
  )
}

type HelpLinkProps = { to: (typeof sectionPaths)['openToday' | 'worried']; children: string }

function HelpLink({ to, children }: HelpLinkProps) {
  return (
    <ButtonLink
      to={to}
      variant="quiet"
      className="max-sm:tracking-[-0.015em] max-sm:[word-spacing:0]"
    >
      {children}
    </ButtonLink>
  )
}

/** On the ground of the shoots: beside the cloth that comes down from one of them. */
function Highlights() {
  const { therapy, privacy, culture } = home.highlights
  return (
    <ul className="hero-highlights">
      <Highlight icon="conversation" label={therapy.label}>
        {therapy.text}
      </Highlight>
      <Highlight icon="lock" label={privacy.label}>
        {privacy.text + punctuation.afterSentence}
        <Link to={sectionPaths.whoReads} className="tap-area link-underline hover:text-link-hover">
          {privacy.readers}
        </Link>
      </Highlight>
      <Highlight icon="shoot" label={culture.label}>
        {culture.text}
      </Highlight>
    </ul>
  )
}

type HighlightProps = {
  icon: 'conversation' | 'lock' | 'shoot'
  label: string
  children: ReactNode
}

function Highlight({ icon, label, children }: HighlightProps) {
  return (
    <li>
      <p className="flex items-start gap-2 font-semibold">
        <Icon name={icon} className="mt-px fill-yellow-400" />
        {label}
      </p>
      <p className="text-soft">{children}</p>
    </li>
  )
}
