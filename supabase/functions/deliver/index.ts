import { jobStatementTimeout } from '../_shared/database.ts'
import { StartError } from '../_shared/errors.ts'
import { requireMail } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readAnnouncementsPerHour, setting } from '../_shared/settings.ts'
import { handleDelivery } from './handler.ts'

void serve(
  'deliver',
  ({ environment, database, log }) => {
    const secret = setting(environment, 'DELIVERY_SECRET') ?? ''
    if (secret.length < 16)
      throw new StartError(
        'DELIVERY_SECRET has to be set, to at least 16 characters: the schedule authenticates with it.',
      )
    const announcementsPerHour = readAnnouncementsPerHour(environment)
    const deps = { database, log, secret, announcementsPerHour, ...requireMail(environment) }
    return (request) => handleDelivery(request, deps)
  },
  { statementTimeout: jobStatementTimeout },
)
