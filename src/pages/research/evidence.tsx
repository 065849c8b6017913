import { research } from '#content/research.ts'
import { studyWords } from '#content/studies.ts'
import {
  stitchesOf,
  studies,
  type Study,
  type StudyGroupId,
  studyGroups,
  type StudyId,
} from '#src/content/studies.ts'
import { keysOf } from '#src/keys-of.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { BareWarp, StudyStitches } from '#src/weave/study-stitches.tsx'

const words = research.evidence

export function Evidence() {
  return (
    <section id="studies" className="page-grid pb-section">
      <div className="grid gap-x-6 rule-t pt-8 md:grid-cols-12">
        <h2 className="font-display text-h3 md:col-span-12">{words.title}</h2>
        <p className="mt-6 font-display text-h2 text-balance md:col-span-9">{words.statement}</p>
        <p className="mt-6 text-soft md:col-span-3 md:self-end">{words.others}</p>
      </div>
      {keysOf(studyGroups).map((group) => (
        <StudyGroup key={group} group={group} />
      ))}
    </section>
  )
}

function StudyGroup({ group }: { group: StudyGroupId }) {
  return (
    <div className="mt-12">
      <h3 className="font-display text-h3">{words.groups[group]}</h3>
      <ul className="mt-4 rule-b">
        {studyGroups[group].map((id) => (
          <EvidenceRow key={id} id={id} />
        ))}
      </ul>
    </div>
  )
}

function EvidenceRow({ id }: { id: StudyId }) {
  const { author, year, journal, doi } = studies[id]
  const { found, limit, meaning } = studyWords[id]
  return (
    <li className="grid gap-x-6 gap-y-4 rule-t py-6 md:grid-cols-12 md:py-8">
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
      <dl className="grid gap-x-6 gap-y-3 md:col-span-9 md:grid-cols-9">
        <div className="md:col-span-4">
          <Term>{words.columns.found}</Term>
          <dd className="font-semibold">{unbroken(found)}</dd>
        </div>
        <div className="md:col-span-2">
          <Term>{words.columns.limit}</Term>
          <dd>{limit}</dd>
        </div>
        <div className="md:col-span-3">
          <Term>{words.columns.meaning}</Term>
          <dd>
            {meaning}
            {id === 'heinz' ? <StatusTag claim="escalation" className="mt-2" /> : null}
          </dd>
        </div>
      </dl>
    </li>
  )
}

function Term({ children }: { children: string }) {
  return <dt className="text-small text-soft">{children}</dt>
}

/** The people of a study, drawn; a study without people is bare warp. */
function People({ of: id }: { of: StudyId }) {
  const { inMalaysia = false }: Study = studies[id]
  const count = stitchesOf(id)
  return (
    <div className="mt-4 max-w-60">
      {count === 0 ? <BareWarp /> : <StudyStitches count={count} isGold={inMalaysia} />}
    </div>
  )
}
