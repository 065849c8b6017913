import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { about } from '#content/about.ts'
import { site } from '#content/site.ts'
import { roles } from '#content/team.ts'
import { sampleTeam, type TeamMember } from '#src/content/team.ts'
import { keysOf } from '#src/keys-of.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { OpenEyes } from '#src/weave/open-eyes.tsx'
import { useDrawn, whenSeen } from '#src/weave/weaving.tsx'

export function Team() {
  const { title, note } = about.team
  const newTab = useId()
  return (
    <section id="team" className="tone-telang-soft">
      <div className="page-grid py-section">
        {/* The title takes one place of the grid, which seven people then fill. */}
        <div className="grid grid-cols-2 gap-x-4 gap-y-12 sm:grid-cols-3 md:gap-x-6 md:gap-y-16 lg:grid-cols-4">
          <div className="col-span-2 lg:col-span-1">
            <h2 className="font-display text-h2">{title}</h2>
            {note ? <p className="mt-4 max-w-measure text-soft">{note}</p> : null}
          </div>
          <ul className="contents">
            {keysOf(sampleTeam).map((id) => (
              <Member key={id} {...sampleTeam[id]} {...roles[id]} newTab={newTab} />
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

type MemberProps = TeamMember & { title: string; credentials: string; newTab: string }

function Member({ name, title, credentials, image, link, newTab }: MemberProps) {
  const { connect, portrait } = about.team
  const id = useId()
  const isIllustration = image.endsWith('.svg')
  // Only a page with scripts hides a portrait until it is seen.
  const weaves = useDrawn() && isIllustration
  return (
    <li className="portrait flex flex-col items-start">
      {/* The frame holds whole cells of the 44-cell weave: it crops instead of scaling by a fraction. */}
      <span ref={whenSeen} className="flex max-w-full justify-center overflow-hidden">
        <span
          className={
            weaves ? 'relative shrink-0 weave-along [--unwoven:100%_0_0]' : 'relative shrink-0'
          }
        >
          <img
            src={image}
            alt={isIllustration ? portrait(name) : name}
            width={352}
            height={360}
            loading="lazy"
            className="h-auto w-44 max-w-none md:w-55 lg:w-66 xl:w-77 2xl:w-88"
          />
          {isIllustration ? <OpenEyes /> : null}
        </span>
      </span>
      <h3 id={id} className="mt-4 font-display text-h3">
        {name}
      </h3>
      <p className="mt-1">{title}</p>
      <p className="mb-2 text-small text-soft">{credentials}</p>
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
    </li>
  )
}
