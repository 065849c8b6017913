import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { showComing } from './coming.ts'
import { routeFor } from './routes.tsx'

/** Where a click leads, at once when the page's code is here; until it has come, or where it cannot be had, the last page. */
export function useShownLocation() {
  const asked = useLocation()
  const route = routeFor(asked.pathname)
  const isHere = route.isHere()
  const [last, setLast] = useState(asked)
  const [missing, setMissing] = useState<Location>()
  if (isHere && last !== asked) setLast(asked)

  useEffect(() => {
    if (isHere) return undefined
    route.preload().then(
      () => setLast(asked),
      () => setMissing(asked),
    )
    return showComing(route)
  }, [asked, route, isHere])

  return { location: isHere ? asked : last, missing: missing === asked ? missing : undefined }
}
