import { requireMail } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readFormSettings } from '../_shared/settings.ts'
import { handleContactMessage } from './handler.ts'

void serve('send-contact-email', ({ environment, ...context }) => {
  const deps = { ...context, ...readFormSettings(environment), ...requireMail(environment) }
  return (request, remoteAddress) => handleContactMessage(request, { ...deps, remoteAddress })
})
