import { Link } from 'react-router-dom'
import { site } from '#content/site.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { WaitlistLink, statusLineId } from '#src/sections/sign-up.tsx'
import { sectionPaths } from '#src/paths.ts'

/** Says how far along the product is. No other sentence of a page repeats it. */
export function StatusLine() {
  return (
    <p id={statusLineId} className="page-grid py-1.5 text-status">
      <span>
        {`${site.status.text} `}
        {/* On a phone the line has room for one link. */}
        {isOpen ? (
          <WaitlistLink className="tap-area link-underline whitespace-nowrap" />
        ) : (
          <Link
            to={sectionPaths.register}
            className="tap-area link-underline whitespace-nowrap hover:text-link-hover"
          >
            {site.status.link}
          </Link>
        )}
      </span>
    </p>
  )
}
