/** A message as it was received, with the number that stays the same at every try. */
export type Message = {
  id: string
  name: string
  email: string
  organization: string | null
  subject: string
  message: string
  receivedAt: Date
}

export type Mail = {
  messageId: string
  from: string
  to: string
  replyTo: { name: string; address: string }
  subject: string
  date: Date
  text: string
}

/** Sends one mail, or rejects with an error whose code says why. Ends within `mailPatience`. */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>
}

/** How long one try may take: well below the 15 seconds after which a claim lapses. */
export const mailPatience = 9000

export type Mailboxes = { from: string; to: string }

const pitchDeckSubject = 'Investor Pitch Deck Request'

/** Writes the mail that the team receives. */
export function composeMail(message: Message, { from, to }: Mailboxes): Mail {
  const isPitchDeck = message.subject === pitchDeckSubject
  return {
    messageId: `<${message.id}@${domainOf(from)}>`,
    from,
    to,
    replyTo: { name: message.name, address: message.email },
    subject: isPitchDeck
      ? `Pitch deck request from ${sender(message)}`
      : `Website message from ${sender(message)}: ${message.subject}`,
    date: message.receivedAt,
    text: [
      isPitchDeck
        ? `${message.name} asks for the pitch deck.`
        : `${message.name} sent a message through the website.`,
      '',
      `To answer, reply to this mail. Your reply goes to ${message.email}.`,
      '',
      `Name:          ${message.name}`,
      `Email:         ${message.email}`,
      `Organization:  ${message.organization ?? 'not given'}`,
      `Subject:       ${message.subject}`,
      `Received:      ${malaysianTime(message.receivedAt)}`,
      '',
      '----------------------------------------',
      '',
      message.message,
      '',
      '----------------------------------------',
      `Reference ${message.id}`,
      '',
    ].join('\n'),
  }
}

/** The address inside "Name <address>". */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim()
}

function domainOf(mailbox: string): string {
  return addressOf(mailbox).replace(/^.*@/, '')
}

function sender({ name, organization }: Message): string {
  return organization ? `${name} (${organization})` : name
}

/** Written out by hand: what Intl puts between date and time differs from runtime to runtime. */
function malaysianTime(moment: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kuala_Lumpur',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day = `${part.get('weekday')}, ${part.get('day')} ${part.get('month')} ${part.get('year')}`
  return `${day}, ${part.get('hour')}:${part.get('minute')} Malaysian time (UTC+8)`
}
