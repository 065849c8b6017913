import { requireMailTransport } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readFormSettings, readMailSettings } from '../_shared/settings.ts'
import { handleContactMessage } from './handler.ts'

void serve('send-contact-email', ({ environment, ...context }) => {
  const deps = {
    ...context,
    ...readFormSettings(environment),
    mail: readMailSettings(environment),
    sendMail: requireMailTransport(environment),
  }
  return (request, remoteAddress) => handleContactMessage(request, { ...deps, remoteAddress })
})
