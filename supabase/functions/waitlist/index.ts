import { serve } from '../_shared/serve.ts'
import { readFormSettings } from '../_shared/settings.ts'
import { handleWaitlist } from './handler.ts'

serve('waitlist', ({ environment, database, addressSecret, log }) => {
  const settings = readFormSettings(environment)
  return (request, remoteAddress) =>
    handleWaitlist(request, { ...settings, database, addressSecret, log, remoteAddress })
})
