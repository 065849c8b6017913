import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { language } from '#content/language.ts'
import { localizedPath } from '#src/languages.ts'
import { showPendingNavigation } from './pending-navigation.ts'
import { routeFor } from './routes.tsx'

/**
 * The location to render: the previous page stays until the next page's code has loaded. `failed` is
 * a location whose code failed to load.
 */
export function useLoadedLocation() {
  const requested = useLocation()
  const route = routeFor(localizedPath(language, requested.pathname))
  const isLoaded = route.isLoaded()
  const [renderedLocation, setRenderedLocation] = useState(requested)
  const [failed, setFailed] = useState<Location>()
  if (isLoaded && renderedLocation !== requested) setRenderedLocation(requested)

  useEffect(() => {
    if (isLoaded) return undefined
    route.preload().then(
      () => setRenderedLocation(requested),
      () => setFailed(requested),
    )
    return showPendingNavigation(route)
  }, [requested, route, isLoaded])

  return {
    location: isLoaded ? requested : renderedLocation,
    failed: failed === requested ? failed : undefined,
  }
}
