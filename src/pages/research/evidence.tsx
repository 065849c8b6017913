import { research } from '#content/research.ts'
import { studyWords } from '#content/studies.ts'
import {
  stitchesOf,
  studies,
  type Study,
  type StudyGroupId,
  studyGroups,
  type StudyId,
} from '#src/content/facts/studies.ts'
import { keysOf } from '#src/keys-of.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { BareWarp, StudyStitches } from '#src/weave/stitches/study-stitches.tsx'

const words = research.evidence

/** The columns of a wide window. */
const columns = { found: 'md:col-span-4', limit: 'md:col-span-2', meaning: 'md:col-span-3' }

export function Evidence() {
  return (
    <section id="studies" className="page-grid pb-section">
      <div className="grid gap-x-6 rule-t pt-8 md:grid-cols-12">
        <h2 className="font-display text-h3 md:col-span-12">{words.title}</h2>
        <p className="mt-4 font-display text-ledger md:col-span-9 md:mt-6 md:text-h2 md:text-balance">
          {words.statement}
        </p>
        <p className="mt-4 text-soft md:col-span-3 md:self-end">{words.others}</p>
      </div>
      {keysOf(studyGroups).map((group) => (
        <StudyGroup key={group} group={group} />
      ))}
    </section>
  )
}

function StudyGroup({ group }: { group: StudyGroupId }) {
  return (
    <div className="mt-8 md:mt-12">
      <div className="grid gap-x-6 pb-3 md:grid-cols-12 md:items-baseline">
        <h3 className="font-display text-h3 md:col-span-3">{words.groups[group]}</h3>
        {/* Each row says these to screen readers, and on phones to everybody. */}
        <div
          aria-hidden="true"
          className="grid grid-cols-9 gap-x-6 text-small text-soft max-md:hidden md:col-span-9"
        >
          {keysOf(columns).map((column) => (
            <span key={column} className={columns[column]}>
              {words.columns[column]}
            </span>
          ))}
        </div>
      </div>
      <ul className="rule-b">
        {studyGroups[group].map((id) => (
          <EvidenceRow key={id} id={id} />
        ))}
      </ul>
    </div>
  )
}

function EvidenceRow({ id }: { id: StudyId }) {
  const { author, year, journal, doi } = studies[id]
  return (
    <li className="grid gap-x-6 gap-y-3 rule-t py-5 sm:max-md:grid-cols-[15rem_1fr] md:grid-cols-12 md:py-8">
      <div className="md:col-span-3">
        <h4 className="font-display text-h3">
          <a href={`https://doi.org/${doi}`} lang="en" className="link-underline">
            {`${author} et al. ${year}`}
          </a>
        </h4>
        <p lang="en" className="mt-1 text-small text-soft">
          {journal}
        </p>
        <People of={id} />
      </div>
      <dl className="grid gap-x-6 gap-y-2 md:col-span-9 md:grid-cols-9">
        {keysOf(columns).map((column) => (
          <div key={column} className={columns[column]}>
            <dt
              className={classes(
                'text-small text-soft md:sr-only',
                column === 'found' && 'max-md:sr-only',
              )}
            >
              {words.columns[column]}
            </dt>
            <dd className={column === 'found' ? 'font-semibold' : undefined}>
              {unbroken(studyWords[id][column])}
            </dd>
            {column === 'meaning' && id === 'heinz' ? (
              <dd>
                <StatusTag claim="escalation" className="mt-2" />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The people of a study, drawn; a study without people is bare warp. */
function People({ of: id }: { of: StudyId }) {
  const { inMalaysia = false }: Study = studies[id]
  const count = stitchesOf(id)
  return (
    <div className="mt-3">
      {count === 0 ? <BareWarp /> : <StudyStitches count={count} isGold={inMalaysia} />}
    </div>
  )
}
