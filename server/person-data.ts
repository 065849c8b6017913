import * as v from 'valibot'
import { keysOf } from '../src/keys-of.ts'
import { kindLabels } from '../supabase/functions/_shared/message-kinds.ts'

const maybe = v.nullable(v.string())

/** What `privacy.person_data` returns. */
export const personSchema = v.object({
  waitlist_signups: v.array(
    v.object({
      email: v.string(),
      name: maybe,
      language: maybe,
      notice_version: maybe,
      created_at: v.string(),
    }),
  ),
  announcements: v.array(v.object({ delivered_at: maybe, gave_up_at: maybe })),
  left_waitlist_at: maybe,
  data_requests: v.array(v.object({ kind: v.string(), received: v.string(), done: maybe })),
  contact_messages: v.array(
    v.object({
      id: v.string(),
      reference: v.string(),
      other_references: v.array(v.string()),
      name: v.string(),
      email: v.string(),
      organization: maybe,
      subject: v.string(),
      message: v.string(),
      kind: v.picklist(keysOf(kindLabels)),
      spam: maybe,
      created_at: v.string(),
      answer_by: v.string(),
      answered_at: maybe,
      delivery_state: v.string(),
    }),
  ),
  mails_in_the_mailbox: v.array(v.string()),
})

/** Returns what is kept, in words for the team and the person who asked, without what only the delivery job needs. */
export function linesAbout(person: v.InferOutput<typeof personSchema>): string[] {
  const section = (title: string, values: [label: string, value: string | null][]) => [
    '',
    title,
    ...values.flatMap(([label, value]) => (value ? [`  ${label.padEnd(18)}${value}`] : [])),
  ]
  const left = person.left_waitlist_at
  return [
    ...person.waitlist_signups.flatMap((signup) =>
      section('On the waitlist', [
        ['Email', signup.email],
        ['Name', signup.name],
        ['Language', signup.language],
        ['Privacy notice', signup.notice_version],
        ['Since', timeOf(signup.created_at)],
      ]),
    ),
    ...person.announcements.flatMap(({ delivered_at: sent, gave_up_at: gaveUp }) =>
      section('Mail that sign-ups are open', [
        ['Sent', sent && timeOf(sent)],
        ['Not sent', sent ? null : gaveUp ? 'given up' : 'waiting'],
      ]),
    ),
    ...(left === null ? [] : section('Left the waitlist', [['On', timeOf(left)]])),
    ...person.data_requests.flatMap((request) =>
      section('Request about these data', [
        ['Kind', request.kind],
        ['Received', request.received],
        ['Closed', request.done ?? 'not yet'],
      ]),
    ),
    ...person.contact_messages.flatMap((message) =>
      section(`Message ${message.reference}`, [
        ['Also given as', message.other_references.join(', ')],
        ['Name', message.name],
        ['Email', message.email],
        ['Organisation', message.organization],
        ['Kind', kindLabels[message.kind]],
        ['Taken for spam', message.spam],
        ['Received', timeOf(message.created_at)],
        ['Answer by', message.answered_at ? null : timeOf(message.answer_by)],
        ['Answered', message.answered_at && timeOf(message.answered_at)],
        ['Mail to the team', message.delivery_state],
        ['In the mailbox as', person.mails_in_the_mailbox.includes(message.id) ? message.id : null],
        ['Subject', message.subject],
        ['Message', message.message.replaceAll('\n', `\n${' '.repeat(20)}`)],
      ]),
    ),
    '',
  ].map(visible)
}

function timeOf(moment: string): string {
  return new Date(moment).toLocaleString('en-GB', {
    timeZone: 'Asia/Kuala_Lumpur',
    dateStyle: 'long',
    timeStyle: 'short',
  })
}

/** Escapes the letters that change how a terminal shows the rest. */
function visible(text: string): string {
  return text.replace(
    /[^\P{Cc}\n]|\p{Bidi_Control}/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
