import { Link } from '#src/ui/link.tsx'
import { site } from '#content/site.ts'
import { paths } from '#src/paths.ts'

/** The way to all figures with their sources, for journalists and investors. */
export function FactSheetLink() {
  return (
    <Link
      to={`${paths.research}#fact-sheet`}
      className="link-underline mt-3 inline-block py-2 text-small hover:text-link-hover"
    >
      {site.factSheet}
    </Link>
  )
}
