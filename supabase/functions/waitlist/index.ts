import { serve } from '../_shared/serve.ts'
import { readFormSettings } from '../_shared/settings.ts'
import { createEntrance } from './entrance.ts'
import { handleWaitlist } from './handler.ts'

serve('waitlist', ({ environment, ...surroundings }) => {
  const settings = readFormSettings(environment)
  const entrance = createEntrance(surroundings.database, settings.hourlyLimit)
  const deps = { ...surroundings, ...settings, entrance }
  return (request, remoteAddress) => handleWaitlist(request, { ...deps, remoteAddress })
})
