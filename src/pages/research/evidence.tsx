import { research } from '#content/research.ts'
import { studyWords } from '#content/studies.ts'
import { studies, type StudyId } from '#src/content/studies.ts'
import { keysOf } from '#src/keys-of.ts'
import { places } from '#src/paths.ts'
import { Story } from '#src/sections/story.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

export function Evidence() {
  const { studies: title, whoFor, ...story } = research.evidence
  return (
    <Story {...story} columns="start">
      <h3 className="mt-8 font-display text-h3">{title}</h3>
      <ol className="mt-4 rule-t">
        {keysOf(studies).map((id) => (
          <StudyRow key={id} id={id} />
        ))}
      </ol>
      <ButtonLink to={places.whoFor} variant="quiet" className="mt-4">
        {whoFor}
      </ButtonLink>
    </Story>
  )
}

function StudyRow({ id }: { id: StudyId }) {
  const { author, year, journal, doi } = studies[id]
  const { tried, found, limit } = studyWords[id]
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 text-small md:grid-cols-12">
      <p className="md:col-span-3">
        <a href={`https://doi.org/${doi}`} lang="en" className="link-underline font-semibold">
          {`${author} et al. ${year}`}
        </a>{' '}
        <span lang="en" className="text-soft">
          {journal}
        </span>
      </p>
      <p className="md:col-span-3">{tried}</p>
      <p className="font-semibold md:col-span-3">{found}</p>
      <p className="text-soft md:col-span-3">{limit}</p>
    </li>
  )
}
