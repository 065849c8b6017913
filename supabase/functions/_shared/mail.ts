import { messageFields, type Message, type MessageTexts } from './message.ts'
import { referenceOf } from './reference.ts'

export type Mail = {
  id: string
  messageId: string
  from: string
  to: string
  replyTo: { name: string; address: string } | null
  subject: string
  date: Date
  text: string
}

/** It rejects with a code, and ends within `mailPatience`. */
export type SendMail = (mail: Mail) => Promise<void>

/** These milliseconds are well below the 15 seconds after which a claim lapses. */
export const mailPatience = 9000

export type MailSettings = { from: string; to: string; perHour: number }

const marks: Record<string, string> = {
  decoy: 'a field was filled in that no person sees',
  links: 'there are links in its name or subject, or more than two in its text',
  many: 'many messages came from the same network within an hour',
  repeated: 'the same text has come several times within a day',
  fast: 'it came sooner after another one of its sender than anybody types',
}

export function composeHeldBack(waiting: number, marked: number, settings: MailSettings): Mail {
  return {
    ...addressed(crypto.randomUUID(), settings),
    replyTo: null,
    subject: `Website: ${waiting} messages wait, ${marked} of them marked as possible spam`,
    date: new Date(),
    text: [
      `${waiting} messages wait in the database, ${marked} of them marked as possible spam.`,
      '',
      `At most ${settings.perHour} mails go out in an hour (MAIL_PER_HOUR), unmarked messages first. Nothing is`,
      'lost, and all of them will come. To see what waits: select * from operations.what_waits();',
      '',
    ].join('\n'),
  }
}

export function composeMail(message: Message, settings: MailSettings): Mail {
  const { name, organization } = message
  const reference = referenceOf(message.id)
  const sender = organization ? `${name} (${organization})` : name
  const canReply = /^[\x20-\x7e]+@/.test(message.email)
  const reply = canReply
    ? `To answer, reply to this mail. Your reply goes to ${message.email}.`
    : `To answer, write to ${message.email}: not every mail server can take this address.`
  return {
    ...addressed(message.id, settings),
    replyTo: canReply ? { name, address: message.email } : null,
    subject: `${message.mark ? '[Possible spam] ' : ''}Website message from ${sender}: ${message.subject} (${reference})`,
    date: message.receivedAt,
    text: [
      `${name} sent a message through the website.`,
      '',
      reply,
      ...(message.mark
        ? [`Marked as possible spam, which the sender does not know: ${marks[message.mark]}.`]
        : []),
      '',
      ...fieldLines(message),
      line('received', malaysianTime(message.receivedAt)),
      line('reference', `${reference}, which the sender has as well`),
      '',
      '----------------------------------------',
      '',
      message.message,
      '',
      '----------------------------------------',
      `Number ${message.id}`,
      '',
    ].join('\n'),
  }
}

function fieldLines(message: MessageTexts): string[] {
  const texts: Readonly<Record<string, string | null>> = message
  const short = Object.entries(messageFields).filter(([, { kind }]) => kind !== 'text')
  return short.map(([name]) => line(name, texts[name] ?? 'not given'))
}

function line(name: string, text: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}:`.padEnd(15) + text
}

function addressed(id: string, { from, to }: MailSettings) {
  const domain = addressOf(from).replace(/^.*@/, '')
  return { id, messageId: `<${id}@${domain}>`, from, to }
}

export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim()
}

/** Intl is not used: its separator differs from runtime to runtime. */
function malaysianTime(moment: Date): string {
  const say = (format: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString('en-GB', { timeZone: 'Asia/Kuala_Lumpur', ...format })
  const date = say({ day: 'numeric', month: 'long', year: 'numeric' })
  const time = say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${say({ weekday: 'long' })}, ${date}, ${time} Malaysian time (UTC+8)`
}
