import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { showComing } from './coming.ts'
import { routeFor } from './routes.tsx'

/** The last page stays until the next page's code has come. */
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
