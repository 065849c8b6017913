import { contactForm as words } from '#content/contact-form.ts'
import { clock } from '#content/helplines.ts'
import { responseHours } from '#src/content/facts.ts'
import { hourInKualaLumpur } from '#src/ui/clock.ts'

/** Subjects that links and cards fill in for partners, in the four languages. */
const partnership =
  /partnership|pilot program|for enterprise|kerjasama|program rintis|pelan korporat|合作|试点计划|企业计划|கூட்டாண்மை|முன்னோடித் திட்ட|பெரிய அமைப்புகளுக்கான விலை/i
const media = /media inquiry|pertanyaan media|媒体询问|ஊடகக் கேள்வி/i

/** Partners and journalists are promised another time than everybody else. */
export function topicOf(subject: string): 'partnership' | 'media' | 'general' {
  if (media.test(subject)) return 'media'
  return partnership.test(subject) ? 'partnership' : 'general'
}

/** Says to whom we answer, and by when in Malaysia. */
export function replySentence(email: string, subject: string): string {
  const topic = topicOf(subject)
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
