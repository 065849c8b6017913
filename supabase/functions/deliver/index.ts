import { limitHourly } from '../_shared/hourly-mailer.ts'
import { requireMailer } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readDeliverySecret, readMailSettings, StartError } from '../_shared/settings.ts'
import { handleDelivery } from './handler.ts'

serve('deliver', ({ environment, database, log }) => {
  const secret = readDeliverySecret(environment)
  if (secret === null)
    throw new StartError('DELIVERY_SECRET has to be set: the schedule proves itself with it.')
  const notices = requireMailer(environment)
  const mail = readMailSettings(environment)
  const mailer = limitHourly(notices, mail.perHour)
  return (request) => handleDelivery(request, { database, mailer, notices, mail, log, secret })
})
