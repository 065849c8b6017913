import * as v from 'valibot'
import { queryRows, queryWithTimeout, type Database } from './database.ts'
import { codeOf } from './errors.ts'
import { languageNames } from './languages.ts'
import type { Log } from './log.ts'
import {
  mailboxesIn,
  madeByMachine,
  MailError,
  messageIdOf,
  type Mail,
  type MailSettings,
  type SendMail,
} from './mail.ts'
import { kindLabels, messageKinds, shortDay } from './message-kinds.ts'

/** A row of operations.week_until. */
const weekRow = v.object({
  about: v.picklist(['signups', 'messages', 'not delivered', 'announcement', 'data request']),
  item: v.string(),
  last_7_days: v.nullable(v.number()),
  total: v.nullable(v.number()),
  late: v.nullable(v.number()),
  days_left: v.nullable(v.number()),
})

/** A row of operations.late_messages. */
export const lateMessage = v.object({
  reference: v.string(),
  kind: v.picklist(messageKinds),
  late_since: v.string(),
})

type WeekRow = v.InferOutput<typeof weekRow>

/** `week` is its Monday (YYYY-MM-DD). */
const weekSchema = v.object({
  week: v.string(),
  numbers: v.array(weekRow),
  late: v.array(lateMessage),
})

type WeeklyDeps = { database: Database; sendMail: SendMail; mail: MailSettings; log: Log }

/**
 * Mails the team its week, once, from Monday 9:00 in Malaysia by the database's clock, or by `now`.
 * Never rejects: other mail must not wait.
 */
export async function sendWeeklyMail(deps: WeeklyDeps, now?: Date): Promise<void> {
  const time = now?.toISOString() ?? null
  try {
    const [claimed] = await queryRows(weekSchema, 5000, deps.database, claim, [time])
    if (!claimed) return
    await deps
      .sendMail(composeWeeklyMail(claimed, deps.mail, now ?? new Date()))
      .catch((error: unknown) => {
        // A retry would be another copy for the mailboxes that have the mail.
        const mayHaveArrived =
          error instanceof MailError && (error.kind === 'unconfirmed' || error.accepted.length > 0)
        if (!mayHaveArrived) throw error
        deps.log('warn', 'weekly mail partly sent', { code: codeOf(error) })
      })
    await queryWithTimeout(5000, deps.database, mark, [claimed.week, time])
  } catch (error) {
    deps.log('error', 'weekly mail failed', { code: codeOf(error) })
  }
}

const claim = `
  select week::text as week, numbers, late from operations.claim_weekly_mail(
    coalesce($1::text::timestamptz, now())
  )`
const mark = `
  select operations.mark_weekly_mail_sent($1::text::date, coalesce($2::text::timestamptz, now()))`

const labels: Readonly<Record<string, string>> = { ...languageNames, ...kindLabels }

/** So many late messages are named: a flood must not make the mail too long to send. */
const namedAtMost = 100

/** Composes the team's weekly mail: numbers and references, nothing of what people wrote. */
function composeWeeklyMail(
  { week, numbers, late: lateMessages }: v.InferOutput<typeof weekSchema>,
  { from, to }: MailSettings,
  date: Date,
): Mail {
  const id = `week-${week}`
  const until = new Date(`${week}T09:00:00+08:00`)
  const since = new Date(until.getTime() - 7 * 24 * 3_600_000)
  const of = (about: WeekRow['about']) => numbers.filter((row) => row.about === about)
  const signups = withEachLanguage(of('signups'))
  const [messages, requests] = [of('messages'), of('data request')]
  const notDelivered = of('not delivered')
  const announcement = of('announcement').map(({ item, last_7_days, total }) =>
    line(item, [last_7_days, 'new'], [total, 'in all']),
  )
  const late = totals(messages).late + totals(requests).late
  const undelivered = totals(notDelivered).total
  const summary = [
    count(totals(signups).last_7_days, 'signup'),
    count(totals(messages).last_7_days, 'message'),
    late > 0 && `${late} late`,
    undelivered > 0 && `${undelivered} not delivered`,
    requests.length > 0 && count(requests.length, 'data request'),
  ]
  return {
    id,
    messageId: messageIdOf(id, from),
    from,
    to,
    recipients: mailboxesIn(to),
    replyTo: null,
    subject: `Website, week to ${shortDay(until)}: ${summary.filter(Boolean).join(', ')}`,
    date,
    headers: madeByMachine,
    // No columns: mail programs show plain text in proportional fonts.
    text: [
      `${shortDay(since)} to ${shortDay(until)}, 9:00 a.m. Malaysian time`,
      '',
      'Signups',
      ...[...signups, { ...totals(signups), item: 'all' }].map(({ item, last_7_days, total }) =>
        line(item, [last_7_days, 'new'], [total, 'on the list']),
      ),
      '',
      'Messages',
      ...[...messages, { ...totals(messages), item: 'all' }].map((each) =>
        line(
          each.item,
          [each.last_7_days, 'new'],
          [each.total, 'not answered'],
          [each.late, 'late'],
        ),
      ),
      '',
      ...(lateMessages.length > 0 ? [...lateLines(lateMessages), ''] : []),
      'Mail that could not be delivered',
      ...notDelivered.map(({ item, total }) => line(item, [total, 'now'])),
      '',
      ...(announcement.length > 0 ? ['Announcement to the waitlist', ...announcement, ''] : []),
      'Requests about data',
      ...requests.map(({ item, days_left }) => `- ${labelOf(item)}: ${dueText(days_left ?? 0)}`),
      ...(requests.length === 0 ? ['- None is open'] : []),
      '',
      'When a request is met',
      '- Access: npm run people show ADDRESS -- --sent closes it. Deletion: npm run people forget ADDRESS does',
      '- Others: set their day, done, in public.data_requests',
      '',
      'These numbers as of now, in the SQL editor: select * from operations.week;',
      '',
    ].join('\n'),
  }
}

/** Names what the team has to answer, or to mark as answered. */
function lateLines(messages: readonly v.InferOutput<typeof lateMessage>[]): string[] {
  const more = messages.length - namedAtMost
  return [
    'Late messages',
    ...messages
      .slice(0, namedAtMost)
      .map(
        ({ reference, kind, late_since }) =>
          `- ${reference}: ${kindLabels[kind]}, since ${shortDay(new Date(late_since))}`,
      ),
    ...(more > 0 ? [`- ${more} more: npm run people late`] : []),
    'When one is answered: npm run people answered REFERENCE',
  ]
}

/** Adds the languages of the site that nobody has signed up in. */
function withEachLanguage(
  rows: readonly WeekRow[],
): Pick<WeekRow, 'item' | 'last_7_days' | 'total'>[] {
  const items = new Set([...Object.keys(languageNames), ...rows.map(({ item }) => item)])
  return [...items].map(
    (each) => rows.find(({ item }) => item === each) ?? { item: each, last_7_days: 0, total: 0 },
  )
}

function totals(rows: readonly Partial<WeekRow>[]) {
  const sum = (column: 'last_7_days' | 'total' | 'late') =>
    rows.reduce((total, row) => total + (row[column] ?? 0), 0)
  return { last_7_days: sum('last_7_days'), total: sum('total'), late: sum('late') }
}

function dueText(daysLeft: number): string {
  return daysLeft < 0 ? `overdue by ${count(-daysLeft, 'day')}` : `${count(daysLeft, 'day')} left`
}

function labelOf(item: string): string {
  return labels[item] ?? item.charAt(0).toUpperCase() + item.slice(1)
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Leaves out the numbers that a row does not have. */
function line(item: string, ...numbers: [number | null, string][]): string {
  const known = numbers.filter(([number]) => number !== null)
  return `- ${labelOf(item)}: ${known.map((number) => number.join(' ')).join(', ')}`
}
