import { endOfBusinessDay, inMalaysia, weekdays } from './office-hours.ts'

/** In the order in which a subject is searched; the press and partners are promised other times. */
const kindsInSubjects = ['press', 'partnership', 'data', 'investor', 'support'] as const

export const messageKinds = [...kindsInSubjects, 'general'] as const

export type MessageKind = (typeof messageKinds)[number]

/** In the subjects that links and cards fill in, in all languages of the site, and what reporters call themselves; in lower case. */
const words: Record<(typeof kindsInSubjects)[number], readonly string[]> = {
  press: [
    'media inquiry',
    'press inquiry',
    'journalist',
    'reporter',
    'pertanyaan media',
    'wartawan',
    '媒体询问',
    '记者',
    'ஊடகக் கேள்வி',
    'நிருபர்',
  ],
  partnership: [
    'partnership',
    'pilot program',
    'for enterprise',
    'kerjasama',
    'program rintis',
    'pelan korporat',
    '合作',
    '试点计划',
    '企业计划',
    'கூட்டாண்மை',
    'முன்னோடித் திட்ட',
    'பெரிய அமைப்புகளுக்கான விலை',
  ],
  data: ['data and privacy', 'data dan privasi', '资料与隐私', 'தரவும் தனியுரிமையும்'],
  investor: ['investor', 'pelabur', '投资者', 'முதலீட்டாளர்'],
  support: ['general support', 'pertanyaan umum', '一般询问', 'பிற கேள்விகள்'],
}

/** Reads the kind of a message from its subject. */
export function kindOf(subject: string): MessageKind {
  const text = subject.toLowerCase()
  return (
    kindsInSubjects.find((kind) => words[kind].some((word) => text.includes(word))) ?? 'general'
  )
}

/**
 * The promised response times in hours, as in src/content/facts/terms.ts; the press has a day. The four
 * hours for technical support are missing, because no subject names it.
 */
export const answerHours: Record<Exclude<MessageKind, 'press'>, number> = {
  partnership: 48,
  data: 24,
  investor: 24,
  support: 24,
  general: 24,
}

/** As the team reads them. */
export const kindLabels: Record<MessageKind, string> = {
  press: 'Press',
  partnership: 'Partnership',
  data: 'Data request',
  investor: 'Investor',
  support: 'Support',
  general: 'General',
}

const hour = 3_600_000

/**
 * Returns by when an answer is promised, for the page, the team's mail and the database alike: to the
 * press by the end of a business day, to others by the last full hour within their time. Midnight
 * could be the start or the end of a day, so that it is an hour before.
 */
export function answerBy(kind: MessageKind, received: Date): Date {
  if (kind === 'press') return endOfBusinessDay(received)
  const due = Math.floor(received.getTime() / hour + answerHours[kind]) * hour
  const isMidnight = inMalaysia(new Date(due)).getUTCHours() === 0
  return new Date(isMidnight ? due - hour : due)
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Returns a Malaysian day such as "Mon 30 Nov". */
export function shortDay(moment: Date): string {
  const day = inMalaysia(moment)
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`
}

/** Returns a Malaysian day and time such as "Mon 30 Nov 9:12 a.m.". */
export function shortTime(moment: Date): string {
  const time = inMalaysia(moment)
  const [hours, minutes] = [time.getUTCHours(), String(time.getUTCMinutes()).padStart(2, '0')]
  return `${shortDay(moment)} ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`
}
