import { serve } from '../_shared/serve.ts'
import { readWaitlistSettings } from '../_shared/settings.ts'
import { createSignupStore } from './signup-store.ts'
import { handleWaitlist } from './handler.ts'

serve('waitlist', ({ environment, ...surroundings }) => {
  const settings = readWaitlistSettings(environment)
  const keepSignup = createSignupStore(surroundings.database, settings.hourlyLimit)
  const deps = { ...surroundings, ...settings, keepSignup }
  return (request, remoteAddress) => handleWaitlist(request, { ...deps, remoteAddress })
})
