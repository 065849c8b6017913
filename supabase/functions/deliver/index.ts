import { limitHourly } from '../_shared/hourly-mailer.ts'
import { requireMailer } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readMailSettings, requireDeliverySecret } from '../_shared/settings.ts'
import { handleDelivery } from './handler.ts'

serve('deliver', ({ environment, database, log }) => {
  const secret = requireDeliverySecret(environment)
  const notices = requireMailer(environment)
  const mail = readMailSettings(environment)
  const mailer = limitHourly(notices, mail.perHour)
  return (request) => handleDelivery(request, { database, mailer, notices, mail, log, secret })
})
