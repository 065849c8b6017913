import { contactForm as words } from '#content/contact-form.ts'
import { clock } from '#content/helplines.ts'
import { responseHours } from '#src/content/facts/terms.ts'
import { hourInKualaLumpur } from '#src/clock.ts'

type Subjects = { readonly [Topic in 'partnership' | 'media']: readonly string[] }

/** Partners and journalists are promised another time than everybody else. */
export function topicOf(
  subject: string,
  { partnership, media }: Subjects,
): 'partnership' | 'media' | 'general' {
  const names = (topic: readonly string[]) =>
    topic.some((name) => subject.toLowerCase().includes(name))
  if (names(media)) return 'media'
  return names(partnership) ? 'partnership' : 'general'
}

/** Says to whom we answer, and by when in Malaysia. */
export function replySentence(email: string, subject: string): string {
  const topic = topicOf(subject, words.subjects)
  if (topic === 'media') {
    const { day } = hourInKualaLumpur()
    const isWeekend = day === 0 || day === 6
    return isWeekend ? words.answerNextDay(email) : words.answerSameDay(email)
  }
  const hours = responseHours[topic]
  const due = hourInKualaLumpur(hours)
  // “Midnight” could be the start or the end of a day.
  const { day, hour } = due.hour === 0 ? hourInKualaLumpur(hours - 1) : due
  return words.answerBy(email, hours, words.days[day] ?? '', clock(hour))
}
