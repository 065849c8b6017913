import { CodedError } from './errors.ts'
import type { Message } from './form-schema.ts'
import { kindLabels, shortTime, type MessageKind } from './message-kinds.ts'

export type Mail = {
  id: string
  messageId: string
  from: string
  to: string
  /** The mailboxes of `to` that do not have the mail yet. */
  recipients: string[]
  replyTo: { name: string; address: string } | null
  subject: string
  date: Date
  text: string
  headers?: Readonly<Record<string, string>>
}

/** Sends a mail, or rejects with a coded error within `mailTimeout`. Only a MailError limits retries. */
export type SendMail = (mail: Mail) => Promise<void>

/**
 * `refused`: the server refused this message for good, not us. `unconfirmed`: the server has the whole
 * message and did not answer, so it may have arrived.
 */
export class MailError extends CodedError {
  constructor(
    code: string | number,
    readonly kind: 'refused' | 'unconfirmed' | null,
    /** Addresses of the mailboxes that took the mail. */
    readonly accepted: readonly string[] = [],
  ) {
    super(code)
  }
}

/**
 * A header of mails that nobody wrote. Helpdesks set those aside, so that a mail with a person's message
 * has none.
 */
export const madeByMachine = { 'Auto-Submitted': 'auto-generated' } as const

/** Timeout for sending (ms), well below the 15 seconds after which a claim expires (forms.claim_end). */
export const mailTimeout = 9000

/**
 * `from` and `to` are mailboxes, `to` a comma-separated list, `toByKind` the same for kinds of messages
 * that do not go to `to`; `perHour` limits all mails together.
 */
export type MailSettings = {
  from: string
  to: string
  toByKind?: Partial<Record<MessageKind, string>>
  perHour: number
}

/** Why a message may be spam. */
export type SpamReason = 'honeypot' | 'links' | null

export type StoredMessage = Message & {
  id: string
  reference: string
  receivedAt: Date
  kind: MessageKind
  /** By when an answer is promised. */
  answerBy: Date
  spam: SpamReason
  /** Addresses that took the mail while others refused it, separated by commas. */
  deliveredTo?: string | null
}

const spamReasons = {
  honeypot: 'a field was filled in that no person sees',
  links: 'there are links in its name or subject, or more than two in its text',
}

/** Composes the mail to the team from a stored message; the same on every retry. */
export function composeMail(message: StoredMessage, settings: MailSettings): Mail {
  const { id, email, spam, reference } = message
  const name = stripControls(message.name)
  const sender = message.organization ? `${name} (${stripControls(message.organization)})` : name
  const to = settings.toByKind?.[message.kind] ?? settings.to
  const done = message.deliveredTo?.split(',') ?? []
  const canReply = replyAddress.test(email) && !isOwnAddress(email, settings)
  const warning =
    spam && `Marked as possible spam, which the sender does not know: ${spamReasons[spam]}.`
  // A field without a line does not compile.
  const lines: Record<Exclude<keyof Message, 'message'>, string> = {
    name: line('Name', message.name),
    email: line('Email', email),
    organization: line('Organization', message.organization ?? 'not given'),
    subject: line('Subject', message.subject),
  }
  return {
    id,
    messageId: messageIdOf(id, settings.from),
    from: settings.from,
    to,
    recipients: mailboxesIn(to).filter(
      (mailbox) => !done.includes(addressOf(mailbox).toLowerCase()),
    ),
    replyTo: canReply ? { name: isPlainName(name) ? name : '', address: email } : null,
    subject: `${kindLabels[message.kind]}, by ${shortTime(message.answerBy)} · ${spam ? '[Possible spam] ' : ''}${sender}: ${stripControls(message.subject)} (${reference})`,
    date: message.receivedAt,
    text: [
      `${name} sent a message through the website.`,
      '',
      canReply
        ? `To answer, reply to this mail. Your reply goes to ${email}.`
        : `To answer, write to ${email}: a reply to this mail does not go there.`,
      ...(warning ? [warning] : []),
      '',
      ...Object.values(lines),
      line('Received', malaysianTime(message.receivedAt)),
      line('Reference', `${reference} (does not prove who sent this)`),
      line('Number', id),
      '',
      // Nothing of ours comes after the sender's text, which could imitate it.
      'The message, to the end of this mail:',
      '----------------------------------------',
      '',
      withoutOverrides(message.message),
      '',
    ].join('\n'),
  }
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[\\w-]+'
/** The forms accept more than this, as specified; a header needs an address without quotes. */
const replyAddress = new RegExp(`^${atom}(\\.${atom})*@${label}(\\.${label})+$`)

/**
 * Whether a Reply-To may bear a name. Some mail programs show the name alone, or split it at its signs:
 * named like an address or like two people, a stranger would look like a colleague.
 */
function isPlainName(name: string): boolean {
  return !/[@,;:<>()[\]"\\]/.test(name.normalize('NFKC'))
}

/** Controls and the signs that reorder the text after them; marks and joiners stay, which scripts need. */
const overrides = /[^\P{Cc}\n\r\t]|[\u202A-\u202E\u2066-\u2069]/gu

/** What other programs take for the end of a line becomes one, so that no words run together. */
function withoutOverrides(text: string): string {
  return text.replace(/[\v\f\u0085]/g, '\n').replace(overrides, '')
}

/** Control and direction characters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Also breaks up encoded words (=?utf-8?…?=). */
function stripControls(text: string): string {
  return text.replace(controls, '').replaceAll('=?', '= ?')
}

/** A Reply-To of the team's own address would create a mail loop. */
function isOwnAddress(email: string, { from, to, toByKind = {} }: MailSettings): boolean {
  const own = [from, to, ...Object.values(toByKind)].flatMap(mailboxesIn)
  return own.some((mailbox) => addressOf(mailbox).toLowerCase() === email.toLowerCase())
}

/** Returns the mailboxes of a comma-separated list. */
export function mailboxesIn(list: string): string[] {
  return list.split(',').map((mailbox) => mailbox.trim())
}

/** Returns a Message-ID in the sender's domain. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${domainOf(from)}>`
}

/** Returns the domain in `Name <address>`. */
export function domainOf(mailbox: string): string {
  return addressOf(mailbox).replace(/^.*@/, '')
}

/** Returns the address in `Name <address>`. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim()
}

/** Returns `Name <address>` with the address of another mailbox; signs that would end a name are left out. */
export function mailboxOf(name: string, mailbox: string): string {
  return `${name.replace(/[\p{Cc}<>()[\]\\,;:"@]/gu, '')} <${addressOf(mailbox)}>`
}

function line(name: string, text: string): string {
  return `${name}:`.padEnd(15) + text.replace(controls, '')
}

/** Assembled by hand, because Intl's separators differ between runtimes. */
function malaysianTime(moment: Date): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString('en-GB', { timeZone: 'Asia/Kuala_Lumpur', ...options })
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${format({ weekday: 'long' })}, ${date}, ${time} Malaysian time (UTC+8)`
}
