import { requireMailer } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readMailSettings, requireDeliverySecret } from '../_shared/settings.ts'
import { handleDelivery } from './handler.ts'

serve('deliver', ({ environment, database, log }) => {
  const secret = requireDeliverySecret(environment)
  const mailer = requireMailer(environment)
  const mail = readMailSettings(environment)
  return (request) => handleDelivery(request, { database, mailer, mail, log, secret })
})
