import { ArrowUpRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { ownersWords } from '#content/owners-words.ts'
import { owner, type PersonsWords, type TeamMember } from '#src/content/owner.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { letterCounts } from '#src/ui/letters.ts'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'
import { teamRows } from './team-rows.ts'

/** The children stand where the last row has room, or in a row of their own. */
export function Team({ children }: { children: ReactNode }) {
  const { title, note } = about.team
  const newTab = useId()
  const rows = teamRows(owner.team.map(({ name }) => name))
  if (owner.team.length === 0)
    return <div className="tone-pink page-grid gap-y-3 py-section">{children}</div>
  return (
    <section id="team" className="tone-blue-soft">
      <div ref={revealOnScrollRef} className={classes('team-rows grid', rows.grid)}>
        <div className={classes('tone-pink', rows.title)}>
          <h2 className="font-display text-h3 sm:text-h2 lg:text-h3">{title}</h2>
          {owner.team.some(({ isSample }) => isSample) ? (
            <p className="text-soft lg:max-w-none">{note}</p>
          ) : null}
        </div>
        <ul className="contents">
          {owner.team.map((person, index) => (
            <Member key={person.name} {...person} order={index} newTab={newTab} />
          ))}
        </ul>
        <div className={classes('team-end tone-pink grid', rows.end)}>{children}</div>
      </div>
      <p id={newTab} hidden>
        {site.newTab}
      </p>
    </section>
  )
}

type MemberProps = TeamMember & { order: number; newTab: string }

const wordsByName: Record<string, PersonsWords> = ownersWords.team

function Member({ name, photo, link, order, newTab }: MemberProps) {
  const { connect, portrait } = about.team
  const id = useId()
  const isIllustration = photo.endsWith('.svg')
  // The whole pixels of its rows are those of seven columns.
  const isOneRow = owner.team.length === 7
  return (
    <li className="weave-on-hover @container">
      {photo ? (
        <img
          src={`/team/${photo}`}
          alt={isIllustration ? portrait(name) : name}
          loading="lazy"
          style={{ '--after': `${order * 120}ms` }}
          className={
            isIllustration
              ? classes(
                  isOneRow ? 'team-picture' : 'aspect-4/5 w-full',
                  'weave-along [--beat:14ms] [--rows:80] [--up:1]',
                )
              : 'aspect-4/5 w-full object-cover'
          }
        />
      ) : null}
      <div className="pt-2 pr-1 pb-4 pl-2.5 sm:pt-4 sm:pr-2 sm:pb-7 sm:pl-5">
        <h3
          id={id}
          style={letterCounts(name)}
          className="any-letters team-name font-display leading-tight"
        >
          {name}
        </h3>
        <p className="mt-1 text-small leading-snug empty:hidden">{wordsByName[name]?.title}</p>
        <p className="mt-1 mb-1 text-small leading-snug text-soft empty:hidden">
          {wordsByName[name]?.credentials}
        </p>
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
      </div>
    </li>
  )
}
