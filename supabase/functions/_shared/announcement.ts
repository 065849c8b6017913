import type { LanguageId } from './languages.ts'
import {
  addressOf,
  mailboxesIn,
  mailboxOf,
  madeByMachine,
  messageIdOf,
  type Mail,
  type MailSettings,
} from './mail.ts'

/** The announcement in one language; `{token}` stands for the person's token. */
export type AnnouncementText = {
  /** The name that the mail comes from, whatever name MAIL_FROM has. */
  sender: string
  subject: string
  text: string
  /** The text for a person whose name is known; `{name}` stands for it. */
  textByName: string
  /** BCP 47 tags. */
  language: string
  /** The URL that mail programs call to take a person off the list (RFC 8058). */
  unsubscribe: string
  /** Subject of the mail with which a person leaves the list. */
  unsubscribeSubject: string
}

/** By the language of the signup; `none` if it is not known. */
export type AnnouncementTexts = Record<LanguageId | 'none', AnnouncementText>

export type AnnouncementMail = {
  id: string
  token: string
  email: string
  /** What the person typed as their name. */
  name: string | null
  mail: AnnouncementText
}

/** Composes a person's announcement; the same on every retry but for its date. Replies go to the team. */
export function composeAnnouncement(
  { id, token, email, name: typed, mail }: AnnouncementMail,
  settings: MailSettings,
): Mail {
  const team = addressOf(mailboxesIn(settings.to)[0] ?? '')
  const unsubscribe = mail.unsubscribe.replace('{token}', token)
  const name = nameIn(typed)
  const text = name === null ? mail.text : mail.textByName.replaceAll('{name}', name)
  const mailto = `mailto:${team}?subject=${encodeURIComponent(mail.unsubscribeSubject)}`
  return {
    id,
    messageId: messageIdOf(id, settings.from),
    from: mailboxOf(mail.sender, settings.from),
    to: email,
    recipients: [email],
    replyTo: { name: '', address: team },
    subject: mail.subject,
    // Not when it was queued: spam filters mistrust a date hours ago.
    date: new Date(),
    text: text.replaceAll('{token}', token),
    headers: {
      ...madeByMachine,
      'Content-Language': mail.language,
      'List-Unsubscribe': `<${unsubscribe}>, <${mailto}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Returns a name to greet by, or null for what may be none: anybody can sign somebody up, and type an advertisement. */
function nameIn(typed: string | null): string | null {
  // As telephones type an apostrophe.
  const name = typed?.trim().replaceAll('’', "'") ?? ''
  return /^\p{L}[\p{L}\p{M} '-]{0,39}$/u.test(name) ? name : null
}
