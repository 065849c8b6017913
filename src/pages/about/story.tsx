import { about } from '#content/about.ts'
import { published } from '#src/content/facts.ts'
import { FigureSources } from '#src/sections/figures.tsx'
import { OneForMany } from '#src/weave/study-stitches.tsx'

export function Story() {
  const { title, statement, ratio, paragraphs } = about.story
  return (
    <section className="page-grid pt-12 pb-section md:pt-18">
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        <p className="mt-6 max-w-statement font-display text-statement text-balance">{statement}</p>
        <div className="mt-10 grid gap-x-6 gap-y-8 md:mt-14 md:grid-cols-12">
          <div className="md:col-span-4">
            <OneForMany people={published.perNewestCount.quantity} />
            <p className="mt-4 text-small">{ratio}</p>
          </div>
          <div className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2 md:col-span-8">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <FigureSources
              of={['psychiatrists', 'population', 'privateSession']}
              className="sm:col-span-2"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
