import { research } from '#content/research.ts'
import { studyWords } from '#content/studies.ts'
import { studies, type StudyId } from '#src/content/studies.ts'
import { keysOf } from '#src/keys-of.ts'
import { Story } from '#src/sections/story.tsx'

export function Evidence() {
  const { studies: title, trials, ...story } = research.evidence
  return (
    <div className="pt-section">
      <Story {...story} columns="start">
        <p className="font-semibold">{trials}</p>
        <h3 className="mt-8 font-display text-h3">{title}</h3>
        <ol className="mt-4 rule-t">
          {keysOf(studies).map((id) => (
            <Study key={id} id={id} />
          ))}
        </ol>
      </Story>
    </div>
  )
}

function Study({ id }: { id: StudyId }) {
  const { authors, year, journal, doi } = studies[id]
  const { tried, found, limit } = studyWords[id]
  return (
    <li className="grid gap-x-6 border-b border-line py-3 text-small md:grid-cols-12">
      <p className="md:col-span-3">
        <a href={`https://doi.org/${doi}`} lang="en" className="link-underline font-semibold">
          {`${authors} ${year}`}
        </a>{' '}
        <span lang="en" className="text-soft">
          {journal}
        </span>
      </p>
      <p className="md:col-span-4">{tried}</p>
      <p className="font-semibold md:col-span-3">{found}</p>
      <p className="text-soft md:col-span-2">{limit}</p>
    </li>
  )
}
