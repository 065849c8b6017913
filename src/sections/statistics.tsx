import { Link } from 'react-router-dom'
import { spokenStatistics, statisticTexts } from '#content/statistics.ts'
import { publishers } from '#content/publishers.ts'
import { site } from '#content/site.ts'
import {
  type SourceId,
  type StatisticId,
  statistics,
  numberOf,
  sources,
} from '#src/content/facts/statistics.ts'
import { paths } from '#src/paths.ts'
import { classes } from '#src/ui/classes.ts'

/** Screen readers get a figure in words where they would spell out its signs. */
export function StatisticText({ of }: { of: StatisticId }) {
  const written = statisticTexts[of]
  const { [of]: said }: Partial<Record<StatisticId, string>> = spokenStatistics
  if (said === undefined) return written
  return (
    <>
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{said}</span>
    </>
  )
}

export function StatisticSources({
  of,
  className,
}: {
  of: readonly StatisticId[]
  className?: string
}) {
  const ids = new Set(of.flatMap((id) => statistics[id].sources))
  return <SourceLinks of={[...ids]} className={className} />
}

type SourceLinksProps = { of: readonly SourceId[]; className?: string | undefined }

/** Links publisher and year of each source to its row on the research page. */
export function SourceLinks({ of, className }: SourceLinksProps) {
  return (
    <p className={classes('flex flex-wrap gap-x-4 text-small text-soft', className)}>
      {of.map((id) => (
        <Link
          key={id}
          to={`${paths.research}#source-${numberOf(id)}`}
          className="py-1 link-underline decoration-dotted"
        >
          {site.source(publishers[id], sources[id].year)}
        </Link>
      ))}
    </p>
  )
}
