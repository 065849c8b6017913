import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { site } from '#content/site.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { holdsUnsentInput } from '#src/forms/drafts.ts'

/**
 * For a page whose chunk did not load: reloads it, because a release may have replaced the chunk. If the
 * server does not answer, or typed text would be lost, it shows a link instead.
 */
export function ChunkLoadError() {
  const requested = useLocation()
  const [isUnsent] = useState(holdsUnsentInput)
  const [stays, setStays] = useState(isUnsent)

  useEffect(() => {
    if (isUnsent) return undefined
    const leaving = new AbortController()
    fetch(location.href, { method: 'HEAD', signal: leaving.signal }).then(
      ({ status }) => (status < 500 ? location.reload() : setStays(true)),
      () => setStays(!leaving.signal.aborted),
    )
    return () => leaving.abort()
  }, [isUnsent])

  if (!stays) return null
  return (
    <div
      role="alert"
      className="tone-surface page-grid fixed inset-x-0 bottom-0 z-30 gap-y-3 border-t border-line py-5"
    >
      <p className="font-semibold">{site.error.title}</p>
      <p className="max-w-measure text-small">{site.error.text}</p>
      <Link
        to={requested}
        target={isUnsent ? '_blank' : undefined}
        className={buttonStyles('primary', 'regular', 'justify-self-start')}
      >
        {site.error.reload}
        {isUnsent ? <span className="sr-only">{punctuation.comma + site.newTab}</span> : null}
      </Link>
    </div>
  )
}
