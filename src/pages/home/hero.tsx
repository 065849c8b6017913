import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { helplineWords } from '#content/helplines.ts'
import { home } from '#content/home.ts'
import { HeroEnd } from '#src/layout/page.tsx'
import { HeroTone } from '#src/sections/hero.tsx'
import { LearnAndSignUp } from '#src/sections/sign-up.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { textLink } from '#src/ui/link.tsx'
import { Icon } from '#src/weave/glyph.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { WovenAnswer } from './answer.tsx'
import { Voices } from './voices.tsx'

/** Says what Hening is, and shows it in four voices. */
export function Hero() {
  const { title, lead, learn, tonight } = home.hero
  return (
    <section className={`${useContext(HeroTone)} voice-cells`}>
      {/* The ground line is near the hero's foot, so that band and highlights end the first screen. */}
      <div className="grid grid-cols-1 md:[&>:not(:last-child)]:[grid-area:1/1]">
        {/* The bottom padding is smaller than the illustration is high, to leave room for a fifth line of the lead in a fallback font. */}
        <div className="px-4 phone:px-5 md:min-h-[clamp(39rem,100svh-20rem,56rem)] md:px-bleed md:pt-3 md:pb-3">
          <h1 className="home-title font-display">{title}</h1>
          <p className="home-lead mt-1 max-w-[32rem] phone:mt-2.5 md:mt-5 md:max-w-[clamp(20rem,33.2vw,29.875rem)]">
            {lead}
          </p>
          <LearnAndSignUp
            learn={learn}
            className="mt-2.5 sm:mt-5 md:max-lg:max-w-80 lg:max-w-[clamp(20rem,43vw,40rem)]"
          />
          <div className="mt-1 flex flex-wrap gap-x-6 md:max-w-[clamp(20rem,43vw,40rem)]">
            <HelpLink to={sectionPaths.openToday}>{tonight}</HelpLink>
            <HelpLink to={sectionPaths.worried}>{helplineWords.worried}</HelpLink>
          </div>
        </div>
        <Voices />
      </div>
      <HeroEnd />
      <WovenAnswer />
      <Highlights />
      <BusinessLinks />
      <Tepi className="text-tone-deep" />
    </section>
  )
}

type HelpLinkProps = { to: (typeof sectionPaths)['openToday' | 'worried']; children: string }

function HelpLink({ to, children }: HelpLinkProps) {
  return (
    <ButtonLink
      to={to}
      variant="quiet"
      className="max-phone:tracking-[-0.015em] max-phone:[word-spacing:0]"
    >
      {children}
    </ButtonLink>
  )
}

function Highlights() {
  const { therapy, privacy, culture } = home.highlights
  return (
    <ul className="page-grid gap-y-2 pt-4 md:pt-11">
      <Highlight icon="conversation" label={therapy.label}>
        {therapy.text}
      </Highlight>
      <Highlight icon="lock" label={privacy.label}>
        <Link to={sectionPaths.whoReads} className="tap-area link-underline hover:text-link-hover">
          {privacy.text}
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
    <li className="grid grid-cols-[auto_1fr] content-start gap-x-3.5 py-1 md:col-span-4">
      <Icon name={icon} className="mt-0.5 fill-reply md:mt-2" />
      <p className="text-h4 font-semibold md:font-display md:text-h3 md:font-normal">{label}</p>
      <p className="col-start-2">{children}</p>
    </li>
  )
}

function BusinessLinks() {
  return (
    <ul className="flex flex-wrap gap-x-10 px-4 pt-2 pb-4 phone:px-5 md:px-bleed md:pt-5 md:pb-9">
      <li>
        <Link to={paths.forPartners} className={`${textLink} link-underline`}>
          {home.business.partners}
        </Link>
      </li>
      <li>
        <Link to={paths.forInvestors} className={`${textLink} link-underline`}>
          {home.business.investors}
        </Link>
      </li>
    </ul>
  )
}
