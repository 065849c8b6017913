import { limitHourly } from '../_shared/hourly-mailer.ts'
import { requireMailer } from '../_shared/mail-transport.ts'
import { serve } from '../_shared/serve.ts'
import { readFormSettings, readMailSettings } from '../_shared/settings.ts'
import { createDirectMail } from './direct-mail.ts'
import { handleContactMessage } from './handler.ts'
import { createMailRoom } from './mail-room.ts'

serve('send-contact-email', ({ environment, database, addressSecret, inBackground, log }) => {
  const settings = readFormSettings(environment)
  const mail = readMailSettings(environment)
  const mailer = limitHourly(requireMailer(environment), mail.perHour)
  const mailRoom = createMailRoom(10)
  const directMail = createDirectMail()
  return (request, remoteAddress) =>
    handleContactMessage(request, {
      ...settings,
      database,
      addressSecret,
      mailer,
      mail,
      mailRoom,
      directMail,
      inBackground,
      log,
      remoteAddress,
    })
})
