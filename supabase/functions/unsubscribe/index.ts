import { serve } from '../_shared/serve.ts'
import { readFormSettings } from '../_shared/settings.ts'
import { handleUnsubscribe } from './handler.ts'

void serve('unsubscribe', ({ environment, database, log }) => {
  const { allowedOrigins } = readFormSettings(environment)
  return (request) => handleUnsubscribe(request, { database, log, allowedOrigins })
})
