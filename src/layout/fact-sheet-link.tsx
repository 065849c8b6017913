import { site } from '#content/site.ts'
import { places } from '#src/paths.ts'
import { Link } from '#src/ui/link.tsx'

export function FactSheetLink() {
  return (
    <Link
      to={places.factSheet}
      className="link-underline mt-3 inline-block py-2 text-small hover:text-link-hover"
    >
      {site.factSheet}
    </Link>
  )
}
