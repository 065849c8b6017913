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

/** The people of each study are a row of cloth, and what it found stands below them. */
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
        {keysOf(studyGroups).map((group) => (
          <StudyGroup key={group} group={group} />
        ))}
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

function StudyGroup({ group }: { group: StudyGroupId }) {
  const ids: readonly StudyId[] = studyGroups[group]
  if (ids.length === 0) return null
  return (
    <div className="mt-6 md:mt-9">
      <h3 className="font-display text-h3">{words.groups[group]}</h3>
      <ul className="mt-3 grid gap-y-6 md:gap-y-11">
        {ids.map((id) => (
          <EvidenceRow key={id} id={id} />
        ))}
      </ul>
    </div>
  )
}

/** The columns of the bands: the 975 stitches of the largest study fill whole rows of both. */
const columns = { onPhones: 39, inWideWindows: 75 }

function EvidenceRow({ id }: { id: StudyId }) {
  const { author, year, journal, doi } = studies[id]
  const { found, limit, ...rest } = studyWords[id]
  const stitches = stitchesOf(id)
  return (
    <li className="weave-on-hover">
      {stitches > 0 ? (
        <>
          <div className="-mx-5 sm:hidden">
            <StudyBand crowd={crowdOf(id)} count={stitches} columns={columns.onPhones} />
          </div>
          <div className="max-sm:hidden">
            <StudyBand crowd={crowdOf(id)} count={stitches} columns={columns.inWideWindows} />
          </div>
        </>
      ) : (
        <div className="rule-t" />
      )}
      <div className="mt-2 grid gap-x-6 gap-y-1 md:mt-3 md:grid-cols-12">
        <div className="flex flex-wrap items-baseline gap-x-3 md:col-span-3 md:flex-col">
          <h4 className="font-display text-[1.375rem]">
            <a href={`https://doi.org/${doi}`} lang="en" className="link-underline">
              {`${author} et al. ${year}`}
            </a>
          </h4>
          {stitches > 0 ? (
            <p
              className={classes(
                'ml-auto font-display text-h3 md:-order-1 md:ml-0',
                stitches > columns.inWideWindows ? 'md:text-h1' : 'md:text-ledger',
              )}
            >
              {peopleIn(id)}
            </p>
          ) : null}
          <p lang="en" className="text-small text-soft max-md:w-full">
            {journal}
          </p>
        </div>
        <dl className="grid gap-x-6 gap-y-1 md:col-span-9 md:grid-cols-9 md:content-start">
          <div className="md:col-span-5">
            <dt className="sr-only">{words.columns.found}</dt>
            <dd className="md:text-lead">{unbroken(found)}</dd>
          </div>
          <div className="md:col-span-4">
            <dt className="inline text-soft">{words.columns.limit + punctuation.colon}</dt>
            <dd className="inline text-soft">{unbroken(limit)}</dd>
            {'meaning' in rest ? (
              <>
                <dt className="sr-only">{words.columns.meaning}</dt>
                <dd className="mt-1 font-display text-voice">{unbroken(rest.meaning)}</dd>
              </>
            ) : null}
          </div>
        </dl>
      </div>
    </li>
  )
}
