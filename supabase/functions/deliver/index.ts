import { limitHourly } from '../_shared/mail-rate-limit.ts'
import { requireMailTransport } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readDeliverySecret, readMailSettings, StartError } from '../_shared/settings.ts'
import { handleDelivery } from './handler.ts'

serve('deliver', ({ environment, database, log }) => {
  const secret = readDeliverySecret(environment)
  if (secret === null)
    throw new StartError('DELIVERY_SECRET has to be set: the schedule proves itself with it.')
  const sendNotice = requireMailTransport(environment)
  const mail = readMailSettings(environment)
  const sendMail = limitHourly(sendNotice, mail.perHour)
  return (request) => handleDelivery(request, { database, sendMail, sendNotice, mail, log, secret })
})
