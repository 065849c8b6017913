import { StartError } from '../_shared/errors.ts'
import { requireMailTransport } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readDeliverySecret, readMailSettings } from '../_shared/settings.ts'
import { handleDelivery } from './handler.ts'

void serve('deliver', ({ environment, database, log }) => {
  const secret = readDeliverySecret(environment)
  if (secret === null)
    throw new StartError('DELIVERY_SECRET has to be set: the schedule authenticates with it.')
  const sendMail = requireMailTransport(environment)
  const mail = readMailSettings(environment)
  return (request) => handleDelivery(request, { database, sendMail, mail, log, secret })
})
