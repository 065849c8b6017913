import { contactForm as words } from '#content/contact-form.ts'
import { clock } from '#content/helplines.ts'
import { answerBy, answerHours, kindOf, shortDay } from '#shared/message-kinds.ts'
import { inMalaysia } from '#shared/office-hours.ts'

/** Says to whom we answer, and by when in Malaysia. */
export function replySentence(email: string, subject: string, received: Date): string {
  const kind = kindOf(subject)
  const due = answerBy(kind, received)
  if (kind === 'press') {
    const isSameDay = shortDay(due) === shortDay(received)
    return isSameDay ? words.answerSameDay(email) : words.answerNextDay(email)
  }
  const time = inMalaysia(due)
  const day = words.days[time.getUTCDay()] ?? ''
  return words.answerBy(email, answerHours[kind], day, clock(time.getUTCHours()))
}
