import { publishers } from '#content/publishers.ts'
import { site } from '#content/site.ts'
import { figures, numberOf, sources, type FigureId } from '#src/content/facts.ts'
import { paths } from '#src/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'

/** Eyes get numbers, screen readers get publishers; both lead to the research page. */
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
          <span className="sr-only">{`, ${publishers[id]}`}</span>
        </Link>
      ))}
    </p>
  )
}
