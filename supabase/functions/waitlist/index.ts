import { serve } from '../_shared/serve.ts'
import { readWaitlistSettings } from '../_shared/settings.ts'
import { createEntrance } from './entrance.ts'
import { handleWaitlist } from './handler.ts'

serve('waitlist', ({ environment, ...surroundings }) => {
  const settings = readWaitlistSettings(environment)
  const entrance = createEntrance(surroundings.database, settings.hourlyLimit)
  const deps = { ...surroundings, ...settings, entrance }
  return (request, remoteAddress) => handleWaitlist(request, { ...deps, remoteAddress })
})
