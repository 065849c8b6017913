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
import { useShownChoice } from '#src/ui/shown-choice.ts'
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

/** The colours of the bands, for words. */
const crowdTexts: Record<Crowd, string> = {
  malaysia: 'text-yellow-400',
  ai: 'text-ink',
  online: 'text-blue-300',
}

/** The columns of the bands: the 975 stitches of the largest study fill whole rows of both. */
const columns = { onPhones: 39, inWideWindows: 75 }

const [largest, ...others] = keysOf(studies)
  .filter((id) => stitchesOf(id) > 0)
  .sort((a, b) => studies[b].people - studies[a].people)

type BandProps = { id: StudyId; laid?: StudyId | undefined }

function Band({ id, laid }: BandProps) {
  const band = {
    crowd: crowdOf(id),
    count: stitchesOf(id),
    laid: laid && { crowd: crowdOf(laid), count: stitchesOf(laid) },
  }
  return (
    <>
      <div className="-mx-5 sm:hidden">
        <StudyBand {...band} columns={columns.onPhones} />
      </div>
      <div className="max-sm:hidden">
        <StudyBand {...band} columns={columns.inWideWindows} />
      </div>
    </>
  )
}

/** Each of the others can be laid on the largest: so many of its stitches stay bright. */
function LargestBand({ id }: { id: StudyId }) {
  const { shown, propsOf } = useShownChoice<StudyId>()
  return (
    <>
      <Band id={id} laid={shown} />
      <div className="mt-1 flex flex-wrap items-center gap-x-5 without-app:hidden print:hidden">
        <p className="text-soft">{words.compare}</p>
        <ul className="flex flex-wrap gap-x-5">
          {others.map((other) => (
            <li key={other}>
              <button
                {...propsOf(other)}
                className={classes(
                  'min-h-11 underline decoration-2 underline-offset-6 hover:decoration-4 aria-pressed:decoration-4',
                  crowdTexts[crowdOf(other)],
                )}
              >
                {`${studies[other].author} ${peopleIn(other)}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function EvidenceRow({ id }: { id: StudyId }) {
  const { author, year, journal, doi } = studies[id]
  const { found, limit, ...rest } = studyWords[id]
  const stitches = stitchesOf(id)
  const isLargest = id === largest
  return (
    <li className={isLargest ? undefined : 'weave-on-hover'}>
      {isLargest ? (
        <LargestBand id={id} />
      ) : stitches > 0 ? (
        <Band id={id} />
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
        <dl className="md:col-span-9">
          {/* One sentence after the other: nobody reads what was found without its limit. */}
          <div className="text-pretty md:text-voice">
            <dt className="sr-only">{words.columns.found}</dt>
            <dd className="inline">{unbroken(found)}</dd>
            {punctuation.afterSentence}
            <dt className="inline whitespace-nowrap text-soft">
              {words.columns.limit + punctuation.colon}
            </dt>
            <dd className="inline text-soft">{unbroken(limit)}</dd>
          </div>
          {'meaning' in rest ? (
            <div className="mt-1 font-display text-voice md:mt-2 md:text-kept">
              <dt className="sr-only">{words.columns.meaning}</dt>
              <dd>{unbroken(rest.meaning)}</dd>
            </div>
          ) : null}
        </dl>
      </div>
    </li>
  )
}
