import { serve } from '../_shared/serve.ts'
import { readSiteOrigin, requireWhenHosted } from '../_shared/settings.ts'
import { handleUnsubscribe } from './handler.ts'

void serve('unsubscribe', ({ environment, database, log }) => {
  // Without it, the link would lead to the functions' own origin, which has no pages.
  requireWhenHosted(environment, ['SITE_ORIGIN'])
  const siteOrigin = readSiteOrigin(environment)
  return (request) => handleUnsubscribe(request, { database, log, siteOrigin })
})
