import { ArrowUpRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { ownersWords } from '#content/owners-words.ts'
import { owner, type PersonsWords, type TeamMember } from '#src/content/owner.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'

/** The children stand where the last row has room, below it in wider windows. */
export function Team({ children }: { children: ReactNode }) {
  const { title, note } = about.team
  const newTab = useId()
  if (owner.team.length === 0)
    return <div className="tone-pink page-grid gap-y-3 py-section">{children}</div>
  return (
    <section id="team" className="tone-blue-soft">
      <div
        ref={revealOnScrollRef}
        className="team-rows grid grid-cols-2 narrow:grid-cols-3 sm:grid-cols-4 lg:grid-cols-7"
      >
        <div className="team-title tone-pink">
          <h2 className="font-display text-h3 sm:text-h2 lg:text-h3">{title}</h2>
          {owner.team.some(({ isSample }) => isSample) ? <p className="text-soft">{note}</p> : null}
        </div>
        <ul className="contents">
          {owner.team.map((person, index) => (
            <Member key={person.name} {...person} order={index} newTab={newTab} />
          ))}
        </ul>
        <div className="team-end tone-pink grid">{children}</div>
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
  return (
    <li>
      {photo ? (
        <img
          src={`/team/${photo}`}
          alt={isIllustration ? portrait(name) : name}
          loading="lazy"
          style={{ animationDelay: `${order * 120}ms` }}
          className={
            isIllustration
              ? 'team-picture weave-along [--beat:14ms] [--rows:80] [--up:1]'
              : 'aspect-4/5 w-full object-cover'
          }
        />
      ) : null}
      <div className="pt-2 pr-1 pb-4 pl-2.5 sm:pt-4 sm:pr-2 sm:pb-7 sm:pl-5">
        <h3 id={id} className="font-display text-voice leading-tight">
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
