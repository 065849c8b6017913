import { requireMailer } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readMailboxes, requireDeliverySecret } from '../_shared/settings.ts'
import { handleDelivery } from './handler.ts'

serve('deliver', ({ environment, database, log }) => {
  const secret = requireDeliverySecret(environment)
  const mailer = requireMailer(environment)
  const mailboxes = readMailboxes(environment)
  return (request) => handleDelivery(request, { database, mailer, mailboxes, log, secret })
})
