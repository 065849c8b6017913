import { research } from '#content/research.ts'
import { studyWords } from '#content/studies.ts'
import { stitchesOf, studies, type Study, type StudyId } from '#src/content/studies.ts'
import { keysOf } from '#src/keys-of.ts'
import { unbroken } from '#src/ui/unbroken.tsx'
import { BareWarp, StudyStitches } from '#src/weave/study-stitches.tsx'

const largestFirst = keysOf(studies).sort((a, b) => stitchesOf(b) - stitchesOf(a))

export function Evidence() {
  const { title, statement, text, studies: studiesTitle } = research.evidence
  return (
    <section className="page-grid pb-section">
      <div className="grid gap-x-6 rule-t pt-8 md:grid-cols-12">
        <h2 className="font-display text-h3 md:col-span-12">{title}</h2>
        <p className="mt-6 font-display text-h2 text-balance md:col-span-8">{statement}</p>
        <p className="mt-6 text-soft md:col-span-4 md:self-end">{text}</p>
      </div>
      <h3 className="mt-14 font-display text-h3">{studiesTitle}</h3>
      <ol className="mt-4 rule-b">
        {largestFirst.map((id) => (
          <EvidenceRow key={id} id={id} />
        ))}
      </ol>
    </section>
  )
}

function EvidenceRow({ id }: { id: StudyId }) {
  const { author, year, journal, doi } = studies[id]
  const { tried, found, limit } = studyWords[id]
  return (
    <li className="grid gap-x-6 gap-y-4 rule-t py-6 md:grid-cols-12 md:py-8">
      <div className="md:col-span-4">
        <p className="font-display text-h3">
          <a href={`https://doi.org/${doi}`} lang="en" className="link-underline">
            {`${author} et al. ${year}`}
          </a>
        </p>
        <p lang="en" className="mt-1 text-small text-soft">
          {journal}
        </p>
        <p className="mt-2">{tried}</p>
      </div>
      <div className="md:col-span-8 md:pt-2">
        <People of={id} />
        <div className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2 md:mt-6">
          <p className="font-semibold">{unbroken(found)}</p>
          <p className="text-soft">{limit}</p>
        </div>
      </div>
    </li>
  )
}

function People({ of: id }: { of: StudyId }) {
  const { inMalaysia = false }: Study = studies[id]
  const count = stitchesOf(id)
  if (count === 0) return <BareWarp columns={65} className="h-8 w-full" />
  const drawn = { count, isGold: inMalaysia, weaves: true }
  return (
    <>
      <StudyStitches {...drawn} className="sm:hidden" />
      <StudyStitches {...drawn} columns={65} className="max-sm:hidden" />
    </>
  )
}
