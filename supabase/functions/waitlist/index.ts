import { serve } from '../_shared/serve.ts'
import { readFormSettings } from '../_shared/settings.ts'
import { createEntrance } from './entrance.ts'
import { handleWaitlist } from './handler.ts'

serve('waitlist', ({ environment, database, addressSecret, log }) => {
  const settings = readFormSettings(environment)
  const entrance = createEntrance(database, settings.hourlyLimit)
  return (request, remoteAddress) =>
    handleWaitlist(request, { ...settings, database, addressSecret, entrance, log, remoteAddress })
})
