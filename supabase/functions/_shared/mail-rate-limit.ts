import { CodedError } from './coded-error.ts'
import type { SendMail } from './mail.ts'

const hour = 60 * 60 * 1000

/** Limits the rate of this process, also without the database, which counts all processes. */
export function limitHourly(send: SendMail, perHour: number): SendMail {
  const times: number[] = []
  return async (mail) => {
    const now = Date.now()
    while (times[0] !== undefined && times[0] <= now - hour) times.shift()
    if (times.length >= perHour) throw new CodedError('MAIL_PER_HOUR')
    times.push(now)
    try {
      await send(mail)
    } catch (error) {
      times.splice(times.indexOf(now), 1)
      throw error
    }
  }
}
