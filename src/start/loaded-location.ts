import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { showPendingNavigation } from './pending-navigation.ts'
import { routeFor } from './routes.tsx'

/**
 * The location to render: the previous page stays until the next page's code has loaded. `missing` is
 * a location whose code failed to load.
 */
export function useLoadedLocation() {
  const requested = useLocation()
  const route = routeFor(requested.pathname)
  const isLoaded = route.isLoaded()
  const [last, setLast] = useState(requested)
  const [missing, setMissing] = useState<Location>()
  if (isLoaded && last !== requested) setLast(requested)

  useEffect(() => {
    if (isLoaded) return undefined
    route.preload().then(
      () => setLast(requested),
      () => setMissing(requested),
    )
    return showPendingNavigation(route)
  }, [requested, route, isLoaded])

  return {
    location: isLoaded ? requested : last,
    missing: missing === requested ? missing : undefined,
  }
}
