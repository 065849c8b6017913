import { serve } from '../_shared/serve.ts'
import { readFormSettings } from '../_shared/settings.ts'
import { handleWaitlist } from './handler.ts'

void serve('waitlist', ({ environment, ...context }) => {
  const deps = { ...context, ...readFormSettings(environment) }
  return (request, remoteAddress) => handleWaitlist(request, { ...deps, remoteAddress })
})
