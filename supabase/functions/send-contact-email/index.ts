import { createDatabaseClock } from '../_shared/database-clock.ts'
import { limitHourly } from '../_shared/mail-rate-limit.ts'
import { requireMailTransport } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readFormSettings, readMailSettings } from '../_shared/settings.ts'
import { createDirectMail } from './direct-mail.ts'
import { handleContactMessage } from './handler.ts'

serve('send-contact-email', ({ environment, ...surroundings }) => {
  const mail = readMailSettings(environment)
  const settings = readFormSettings(environment)
  const deps = {
    ...surroundings,
    ...settings,
    mail,
    sendMail: limitHourly(requireMailTransport(environment), mail.perHour),
    mailRoom: { free: 10 },
    directMail: createDirectMail(settings.hourlyLimit),
    databaseClock: createDatabaseClock(surroundings.log),
  }
  return (request, remoteAddress) => handleContactMessage(request, { ...deps, remoteAddress })
})
