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
import { unbroken } from '#src/ui/unbroken.tsx'
import { type Crowd, StudiesCloth, StudyStitch } from '#src/weave/stitches/study-stitches.tsx'

const words = research.evidence

/** The people of all studies are one cloth along the section's upper edge. */
export function Evidence() {
  return (
    <section id="studies" className="tone-night">
      <StudiesCloth crowds={keysOf(studies).map((id) => [crowdOf(id), stitchesOf(id)])} />
      <div className="page-grid pt-6 pb-8 md:py-12">
        <div className="grid gap-x-6 md:grid-cols-12">
          <h2 className="font-display text-h3 md:col-span-12">{words.title}</h2>
          <p className="mt-3 font-display text-h3 md:col-span-9 md:mt-6 md:text-h2 md:text-balance">
            {words.statement}
          </p>
          <div className="mt-3 text-soft md:col-span-3 md:self-end">
            <p>{words.others}</p>
            <p className="mt-2">{words.marks}</p>
          </div>
        </div>
        {keysOf(studyGroups).map((group) => (
          <StudyGroup key={group} group={group} />
        ))}
      </div>
    </section>
  )
}

/** The people of a study have one colour in the cloth and beside its name. */
function crowdOf(id: StudyId): Crowd {
  const { inMalaysia = false }: Study = studies[id]
  if (inMalaysia) return 'malaysia'
  return studyGroups.byAi.some((study) => study === id) ? 'ai' : 'online'
}

function StudyGroup({ group }: { group: StudyGroupId }) {
  if (studyGroups[group].length === 0) return null
  return (
    <div className="mt-5 md:mt-12">
      <h3 className="pb-2 font-display text-h3 md:pb-3">{words.groups[group]}</h3>
      {group === 'byAi' ? (
        <div className="pb-3 sm:hidden">
          <StudiesCloth crowds={studyGroups[group].map((id) => [crowdOf(id), stitchesOf(id)])} />
        </div>
      ) : null}
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
  const { found, limit, ...rest } = studyWords[id]
  return (
    <li className="grid gap-x-6 gap-y-1 rule-t py-2.5 md:grid-cols-12 md:py-6">
      <div className="flex flex-wrap items-baseline gap-x-3 md:col-span-3 md:block">
        <h4 className="font-display text-[1.375rem] md:text-h3">
          <a href={`https://doi.org/${doi}`} lang="en" className="link-underline">
            {`${author} et al. ${year}`}
          </a>
          {stitchesOf(id) > 0 ? <StudyStitch crowd={crowdOf(id)} /> : null}
        </h4>
        <p lang="en" className="text-small text-soft md:mt-1">
          {journal}
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-1 md:col-span-9 md:grid-cols-9 md:gap-y-3">
        <div className="md:col-span-5">
          <dt className="sr-only">{words.columns.found}</dt>
          <dd>{unbroken(found)}</dd>
        </div>
        <div className="text-soft md:col-span-4">
          <dt className="max-md:sr-only md:text-small">{words.columns.limit}</dt>
          <dd>{unbroken(limit)}</dd>
        </div>
        {'meaning' in rest ? (
          <div className="md:col-span-5">
            <dt className="sr-only">{words.columns.meaning}</dt>
            <dd className="font-display text-voice">{unbroken(rest.meaning)}</dd>
          </div>
        ) : null}
      </dl>
    </li>
  )
}
