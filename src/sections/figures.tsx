import { Link } from 'react-router-dom'
import { figuresSaid, figureTexts } from '#content/figures.ts'
import { publishers } from '#content/publishers.ts'
import { site } from '#content/site.ts'
import { type FigureId, figures, numberOf, sources } from '#src/content/facts.ts'
import { punctuation } from '#src/content/punctuation.ts'
import { paths } from '#src/paths.ts'
import { classes } from '#src/ui/classes.ts'

/** Screen readers get a figure in words where they would spell out its signs. */
export function FigureText({ of }: { of: FigureId }) {
  const written = figureTexts[of]
  const said = figureSaid(of)
  if (said === written) return written
  return (
    <>
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{said}</span>
    </>
  )
}

export function figureSaid(id: FigureId): string {
  const { [id]: said }: Partial<Record<FigureId, string>> = figuresSaid
  return said ?? figureTexts[id]
}

/** Links each source by its number; screen readers also read its publisher. */
export function FigureSources({ of, className }: { of: readonly FigureId[]; className?: string }) {
  const ids = new Set(of.flatMap((figure) => figures[figure].sources))
  return (
    <p className={classes('flex flex-wrap gap-x-4 text-small text-soft', className)}>
      {[...ids].map((id) => (
        <Link
          key={id}
          to={`${paths.research}#source-${numberOf(id)}`}
          className="py-1 link-underline decoration-dotted"
        >
          {site.source(numberOf(id), sources[id].year)}
          <span className="sr-only">{punctuation.comma + publishers[id]}</span>
        </Link>
      ))}
    </p>
  )
}
