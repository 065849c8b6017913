import { ArrowUpRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { ownersWords } from '#content/owners-words.ts'
import type { SpokenLanguage } from '#src/content/facts/spoken-languages.ts'
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
        <div className={rows.title}>
          <h2 className="font-display text-h3">{title}</h2>
          {owner.team.some(({ isSample }) => isSample) ? (
            <p className="text-[0.9375rem] text-soft lg:max-w-none">{note}</p>
          ) : null}
        </div>
        <ul className="contents">
          {owner.team.map((person, index) => (
            <Member
              key={person.name}
              {...person}
              order={index}
              newTab={newTab}
              className={index === owner.team.length - 1 ? rows.last : ''}
            />
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

declare module 'react' {
  interface CSSProperties {
    '--place'?: number
    '--picture'?: string
  }
}

type MemberProps = TeamMember & { order: number; newTab: string; className: string }

/** In which language a woven person says the sentence of the hero. */
const greetings: Record<string, SpokenLanguage> = {
  'portrait-1.svg': 'ms',
  'portrait-2.svg': 'zh-Hans',
  'portrait-3.svg': 'ta',
  'portrait-4.svg': 'en',
  'portrait-5.svg': 'ms',
  'portrait-6.svg': 'en',
  'portrait-7.svg': 'zh-Hans',
}

const wordsByName: Record<string, PersonsWords> = ownersWords.team

function Member({ name, photo, link, order, newTab, className }: MemberProps) {
  const { connect, portrait } = about.team
  const id = useId()
  const isIllustration = photo.endsWith('.svg')
  // The whole pixels of its rows are those of seven columns.
  const isOneRow = owner.team.length === 7
  return (
    <li
      className={classes('weave-on-hover team-member', className)}
      style={{
        '--place': order + 1,
        ...(className.includes('team-last') ? { '--picture': `url(/team/${photo})` } : {}),
      }}
      data-greets={greetings[photo]}
    >
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
      <div className="@container">
        <div className="team-caption">
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
      </div>
    </li>
  )
}
