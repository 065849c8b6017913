import { figures, type Figure, type FigureId } from '#src/content/facts.ts'
import { site } from '#content/site.ts'
import { FigureSource } from '#src/ui/figure-source.tsx'

/** The sources of the figures that stand just above. */
export function FigureSources({ of, className }: { of: readonly FigureId[]; className?: string }) {
  const words = site.sources
  return (
    <div className={className}>
      {of.map((id) => {
        const { source }: Figure = figures[id]
        const notes = words.figures[id]
        return (
          <FigureSource
            key={id}
            label={words.label}
            publisher={source.publisher}
            year={source.year}
            notes={[
              { term: words.means, text: notes.means },
              { term: words.doesNotMean, text: notes.doesNotMean },
            ]}
          />
        )
      })}
    </div>
  )
}
