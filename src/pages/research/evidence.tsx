import { research } from '#content/research.ts'
import { studyWords } from '#content/studies.ts'
import {
  peopleIn,
  stitchesOf,
  studies,
  type Study,
  type StudyGroupId,
  studyGroups,
  type StudyId,
} from '#src/content/facts/studies.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { type Crowd, StudyBand } from '#src/weave/stitches/study-stitches.tsx'

const words = research.evidence

/**
 * The people of each study are a band. In wide windows all bands stand together above the studies; on a
 * phone each stands with its study.
 */
export function Evidence() {
  return (
    <section id="studies" className="tone-night">
      <div className="page-grid pt-6 pb-8 md:py-10">
        <h2 className="font-display text-h1">{words.title}</h2>
        <p className="mt-3 font-display text-h3 md:col-span-9 md:mt-4 md:text-ledger md:text-balance">
          {words.statement}
        </p>
        <div className="mt-3 text-soft md:col-span-3 md:col-start-10 md:self-end">
          <p>{words.others}</p>
          <p className="mt-2">{words.marks}</p>
        </div>
        <div className="grid gap-x-6 md:mt-6 md:grid-cols-2">
          {keysOf(studyGroups).map((group) => (
            <StudyGroup key={group} group={group} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The colour of a study's band: where its people live, or which therapy they had. */
function crowdOf(id: StudyId): Crowd {
  const { inMalaysia = false }: Study = studies[id]
  if (inMalaysia) return 'malaysia'
  return studyGroups.byAi.some((study) => study === id) ? 'ai' : 'online'
}

/** Our own studies stand across both columns, the other two groups beside each other. */
const placeOf: Record<StudyGroupId, [title: string, list: string]> = {
  ours: ['md:order-2 md:col-span-2', 'md:order-2 md:col-span-2'],
  online: ['md:order-3', 'md:order-4'],
  byAi: ['md:order-3', 'md:order-4'],
}

function StudyGroup({ group }: { group: StudyGroupId }) {
  const ids: readonly StudyId[] = studyGroups[group]
  if (ids.length === 0) return null
  const [title, list] = placeOf[group]
  return (
    <div className="mt-6 md:contents">
      <h3 className={`pb-2 font-display text-h3 md:mt-8 md:pb-3 ${title}`}>
        {words.groups[group]}
      </h3>
      <ul className="max-md:mb-3 max-sm:hidden md:order-1 md:col-span-2">
        {ids.filter(hasPeople).map((id) => (
          <Band key={id} id={id} />
        ))}
      </ul>
      <ul className={`rule-b ${list}`}>
        {ids.map((id) => (
          <EvidenceRow key={id} id={id} />
        ))}
      </ul>
    </div>
  )
}

function hasPeople(id: StudyId): boolean {
  return stitchesOf(id) > 0
}

/** The columns of the bands: the 975 stitches of the largest study fill whole rows of both. */
const columns = { onPhones: 39, inWideWindows: 65 }

function Band({ id }: { id: StudyId }) {
  const { author, year } = studies[id]
  const isTall = stitchesOf(id) > columns.inWideWindows
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-t border-line py-2 md:grid-cols-12 md:py-1.5">
      <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4 font-display md:content-start md:col-span-3">
        <span lang="en" className="text-[1.375rem]">
          {`${author} ${year}`}
        </span>{' '}
        <span className={classes('text-h3', isTall && 'md:w-full md:text-h1')}>{peopleIn(id)}</span>
      </p>
      <StudyBand
        crowd={crowdOf(id)}
        count={stitchesOf(id)}
        columns={columns.inWideWindows}
        className="md:col-span-9 md:my-2.5"
      />
    </li>
  )
}

function EvidenceRow({ id }: { id: StudyId }) {
  const { author, year, journal, doi } = studies[id]
  const { found, limit, ...rest } = studyWords[id]
  return (
    <li className="rule-t py-2.5 md:py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 className="font-display text-[1.375rem]">
          <a href={`https://doi.org/${doi}`} lang="en" className="link-underline">
            {`${author} et al. ${year}`}
          </a>
        </h4>
        {hasPeople(id) ? (
          <p className="ml-auto font-display text-h3 sm:hidden">{peopleIn(id)}</p>
        ) : null}
        <p lang="en" className="text-small text-soft max-sm:w-full">
          {journal}
        </p>
      </div>
      {hasPeople(id) ? (
        <div className="-mx-5 my-1.5 sm:hidden">
          <StudyBand crowd={crowdOf(id)} count={stitchesOf(id)} columns={columns.onPhones} />
        </div>
      ) : null}
      <dl className="mt-1 grid gap-y-1">
        <div>
          <dt className="sr-only">{words.columns.found}</dt>
          <dd className="max-w-none">{unbroken(found)}</dd>
        </div>
        <div className="text-soft">
          <dt className="sr-only md:not-sr-only md:inline">
            {words.columns.limit + punctuation.colon}
          </dt>
          <dd className="inline">{unbroken(limit)}</dd>
        </div>
        {'meaning' in rest ? (
          <div>
            <dt className="sr-only">{words.columns.meaning}</dt>
            <dd className="font-display text-voice">{unbroken(rest.meaning)}</dd>
          </div>
        ) : null}
      </dl>
    </li>
  )
}
