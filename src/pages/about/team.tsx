import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { language } from '#content/language.ts'
import { owner, type OwnersText, type TeamMember } from '#src/content/owner.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { OpenEyes } from '#src/weave/open-eyes.tsx'
import { useDrawn, whenSeen } from '#src/weave/weaving.tsx'

export function Team() {
  const { title, note } = about.team
  const newTab = useId()
  if (owner.team.length === 0) return null
  return (
    <section id="team" className="tone-telang-soft">
      <div className="page-grid py-section">
        {/* The title takes one place of the grid, which seven people then fill. */}
        <div className="grid grid-cols-2 gap-x-4 gap-y-12 sm:grid-cols-3 md:gap-x-6 md:gap-y-16 lg:grid-cols-4">
          <div className="col-span-2 lg:col-span-1">
            <h2 className="font-display text-h2">{title}</h2>
            {owner.team.some(({ isSample }) => isSample) ? (
              <p className="mt-4 max-w-measure text-soft">{note}</p>
            ) : null}
          </div>
          <ul className="contents">
            {owner.team.map((person) => (
              <Member key={person.name} {...person} newTab={newTab} />
            ))}
          </ul>
        </div>
        <p id={newTab} hidden>
          {site.newTab}
        </p>
      </div>
    </section>
  )
}

type MemberProps = TeamMember & { newTab: string }

function inThisLanguage(text: OwnersText): string {
  return typeof text === 'string' ? text : text[language]
}

function Member({ name, title, credentials, photo, link, newTab }: MemberProps) {
  const { connect, portrait } = about.team
  const id = useId()
  const isIllustration = photo.endsWith('.svg')
  // Only a page with scripts hides a portrait until it is seen.
  const weaves = useDrawn() && isIllustration
  return (
    <li className={classes('flex flex-col items-start', isIllustration && 'portrait')}>
      {/* The frame holds whole cells of the 44-cell weave: it crops instead of scaling by a fraction. */}
      {photo ? (
        <span ref={whenSeen} className="flex max-w-full justify-center overflow-hidden">
          <span
            className={
              weaves ? 'relative shrink-0 weave-along [--unwoven:100%_0_0]' : 'relative shrink-0'
            }
          >
            <img
              src={`/team/${photo}`}
              alt={isIllustration ? portrait(name) : name}
              width={352}
              height={360}
              loading="lazy"
              className="h-auto w-44 max-w-none md:w-55 lg:w-66 xl:w-77 2xl:w-88"
            />
            {isIllustration ? <OpenEyes /> : null}
          </span>
        </span>
      ) : null}
      <h3 id={id} className="mt-4 font-display text-h3">
        {name}
      </h3>
      <p className="mt-1 empty:hidden">{inThisLanguage(title)}</p>
      <p className="mb-2 text-small text-soft empty:hidden">{inThisLanguage(credentials)}</p>
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          aria-describedby={`${id} ${newTab}`}
          className={buttonStyles('quiet')}
        >
          {connect}
          <ArrowUpRight size={18} />
        </a>
      ) : null}
    </li>
  )
}
