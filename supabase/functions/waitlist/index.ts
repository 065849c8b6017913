import { serve } from '../_shared/serve.ts'
import { isHosted, readFormSettings } from '../_shared/settings.ts'
import { handleWaitlist } from './handler.ts'

void serve('waitlist', ({ environment, ...context }) => {
  const settings = readFormSettings(environment)
  // The pages call it through their static host (vite/hosts.ts), one more proxy than for messages.
  const hasHost = isHosted(environment) && settings.trustedHops > 0
  const trustedHops = settings.trustedHops + Number(hasHost)
  const deps = { ...context, ...settings, trustedHops }
  return (request, remoteAddress) => handleWaitlist(request, { ...deps, remoteAddress })
})
