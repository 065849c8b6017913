import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { roles } from '#content/team.ts'
import { sampleTeam, type TeamMember } from '#src/content/team.ts'
import { keysOf } from '#src/keys-of.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { whenSeen } from '#src/weave/weaving.tsx'

export function Team() {
  const { title, note } = about.team
  const newTab = useId()
  return (
    <section id="team" className="tone-telang-soft">
      {/* The title takes the places that seven people leave free, and a row of its own above one row. */}
      <div
        ref={whenSeen}
        className="team-rows grid grid-cols-2 narrow:grid-cols-3 sm:grid-cols-4 lg:grid-cols-7"
      >
        <div className="tone-bandung flex flex-col justify-end gap-x-8 gap-y-2 p-5 narrow:max-sm:col-span-2 md:p-margin lg:col-span-full lg:flex-row lg:items-baseline lg:justify-between lg:px-bleed lg:py-4">
          <h2 className="font-display text-h2 lg:text-h3">{title}</h2>
          {note ? <p className="text-soft">{note}</p> : null}
        </div>
        <ul className="contents">
          {keysOf(sampleTeam).map((id, index) => (
            <Member key={id} {...sampleTeam[id]} {...roles[id]} order={index} newTab={newTab} />
          ))}
        </ul>
      </div>
      <p id={newTab} hidden>
        {site.newTab}
      </p>
    </section>
  )
}

type MemberProps = TeamMember & {
  title: string
  credentials: string
  order: number
  newTab: string
}

function Member({ name, title, credentials, image, link, order, newTab }: MemberProps) {
  const { connect, portrait } = about.team
  const id = useId()
  const isIllustration = image.endsWith('.svg')
  return (
    <li>
      <img
        src={image}
        alt={isIllustration ? portrait(name) : name}
        style={{ animationDelay: `${order * 120}ms` }}
        className={
          isIllustration
            ? 'team-picture weave-along [--unwoven:100%_0_0] [--weave-time:1100ms]'
            : 'aspect-4/5 w-full object-cover'
        }
      />
      <div className="pt-4 pr-2 pb-7 pl-3 sm:pl-5">
        <h3 id={id} className="font-display text-voice leading-tight">
          {name}
        </h3>
        <p className="mt-1 text-small leading-snug">{title}</p>
        <p className="mt-1 mb-1 text-small leading-snug text-soft">{credentials}</p>
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
      </div>
    </li>
  )
}
