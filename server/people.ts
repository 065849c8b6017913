import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readAddress } from '../supabase/functions/_shared/addresses.ts'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import { kindLabels, shortTime } from '../supabase/functions/_shared/message-kinds.ts'
import { lateMessage } from '../supabase/functions/_shared/weekly-mail.ts'
import { loadEnvFile } from './env-file.ts'
import { exitOnStartError } from './exit-on-start-error.ts'
import { describeDatabase, queryOne, withOwnerDatabase } from './owner-database.ts'
import { linesAbout, personSchema } from './person-data.ts'
import { readSettings, type LocalSettings } from './settings.ts'
import { openTerminal, requireYes, type Terminal } from './terminal.ts'

const usage = `npm run people list                   writes the waitlist to a file for a spreadsheet
npm run people show ADDRESS           prints everything kept about a person
npm run people show ADDRESS -- --sent the same, and closes the request of the person who gets it
npm run people forget ADDRESS         deletes all of it, after a question
npm run people leave ADDRESS          takes a person off the waitlist, after a question
npm run people late                   lists the messages that are late
npm run people answered REFERENCE…    marks messages as answered`

/** Runs `npm run people`. */
export function start(): Promise<void> {
  return exitOnStartError(() => {
    loadEnvFile()
    return people(process.argv.slice(3), readSettings(process.env), openTerminal())
  })
}

/** Lists, shows and deletes what is kept about people, and lists and marks messages to answer. */
export async function people(
  parameters: string[],
  settings: LocalSettings,
  terminal: Terminal,
): Promise<void> {
  const run = readCommand(parameters, settings.dataFolder, terminal)
  // Otherwise nobody would notice that the person is in another database.
  terminal.print(`Data      ${describeDatabase(settings)}`)
  await withOwnerDatabase(settings, run)
}

function readCommand(
  parameters: string[],
  dataFolder: string,
  terminal: Terminal,
): (database: Database) => Promise<void> {
  const { command, given, sent } = readParameters(parameters)
  const { print } = terminal
  const list = join(dataFolder, listFile)
  const takes = given.length === 0 ? 'nothing' : 'something'
  switch (`${command} ${takes}${sent ? ' --sent' : ''}`) {
    case 'list nothing':
      return (database) => writeList(list, database, print)
    case 'late nothing':
      return (database) => printLate(database, print)
    case 'answered something':
      return (database) => markAnswered(given, database, print)
    case 'show something':
    case 'show something --sent': {
      const address = addressIn(given)
      return (database) => show(address, sent, database, print)
    }
    case 'forget something': {
      const address = addressIn(given)
      return (database) => forget(address, list, database, terminal)
    }
    case 'leave something': {
      const address = addressIn(given)
      return (database) => leave(address, database, terminal)
    }
    default:
      throw new StartError(usage)
  }
}

function readParameters(parameters: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { sent: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [command, ...given] = positionals
    return { command, given, sent: values.sent }
  } catch {
    // An unknown option.
    throw new StartError(usage)
  }
}

/** An address with a name is several words where nobody has quoted it. */
function addressIn(words: readonly string[]): string {
  const typed = words.join(' ')
  const address = readAddress(typed)
  if (address === null) throw new StartError(`${JSON.stringify(typed)} is not a mail address.`)
  return address
}

/** One name, so that no old lists are left behind. */
const listFile = 'waitlist.csv'

const columns = ['email', 'name', 'language', 'notice_version', 'joined'] as const
const listSchema = v.array(
  v.object({ entry: v.object(v.entriesFromList(columns, v.nullable(v.string()))) }),
)

/** The view escapes formulas. */
async function writeList(
  file: string,
  database: Database,
  print: Terminal['print'],
): Promise<void> {
  const rows = await database.query(
    'select to_jsonb(entry) as entry from operations.waitlist as entry',
    [],
  )
  const entries = v.parse(listSchema, rows).map(({ entry }) => columns.map((name) => entry[name]))
  const lines = [columns, ...entries].map((cells) =>
    cells.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join(','),
  )
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await rm(file, { force: true })
    // Excel reads UTF-8 only after a byte-order mark.
    await writeFile(file, `\uFEFF${lines.join('\r\n')}\r\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new StartError(`${file} cannot be written (${codeOf(error)}).`)
  }
  print(`Wrote ${count(entries.length, 'person', 'people')} to ${file}. Delete it after use.`)
}

/** Throws a StartError if nothing is kept about the person. */
async function findPerson(address: string, database: Database) {
  const person = await queryOne(personSchema, database, 'privacy.person_data($1)', [address])
  const { waitlist_signups: signups, contact_messages: messages, left_waitlist_at: left } = person
  if (signups.length === 0 && messages.length === 0 && left === null)
    throw new StartError(`Nothing is kept about ${address}.`)
  return person
}

async function show(
  address: string,
  sent: boolean,
  database: Database,
  print: Terminal['print'],
): Promise<void> {
  const person = await findPerson(address, database)
  if (sent) await database.query('select privacy.export_person($1)', [address])
  for (const line of linesAbout(person)) print(line)
  const isOpen = person.data_requests.some(
    ({ kind, done }) => done === null && /^(access|not known)$/.test(kind),
  )
  if (isOpen)
    print(
      sent
        ? 'The request is closed.'
        : 'A request about these data is open. Once the person has them, add -- --sent to close it.',
    )
}

const forgottenSchema = v.object({
  waitlist_signups: v.number(),
  contact_messages: v.number(),
  mails_in_the_mailbox: v.array(v.string()),
})

async function forget(
  address: string,
  list: string,
  database: Database,
  terminal: Terminal,
): Promise<void> {
  const person = await findPerson(address, database)
  const { waitlist_signups: signups, contact_messages: messages } = person
  if (signups.length === 0 && messages.length === 0)
    throw new StartError(
      `Nothing is left to delete about ${address}: a hash remembers that it has left the waitlist.`,
    )
  const waiting =
    person.announcements.filter(({ delivered_at: at }) => at === null).length +
    messages.filter(({ delivery_state: state }) => state === 'waiting').length
  const kept = [
    count(signups.length, 'place on the waitlist', 'places on the waitlist'),
    count(messages.length, 'message', 'messages'),
    count(waiting, 'mail not sent yet', 'mails not sent yet'),
  ]
  await requireYes(
    `${address}: ${kept.join(', ')}. Delete all of it for good?`,
    'Nothing was deleted.',
    terminal,
  )
  const forgotten = await queryOne(forgottenSchema, database, 'privacy.forget_person($1)', [
    address,
  ])
  const { print } = terminal
  print(
    `Deleted ${count(forgotten.waitlist_signups, 'place on the waitlist', 'places on the waitlist')} and ${count(forgotten.contact_messages, 'message', 'messages')}.`,
  )
  const mails = forgotten.mails_in_the_mailbox
  if (mails.length > 0)
    print('Delete by hand these mails in the mailbox, and the answers to them. Search for:')
  for (const id of mails) {
    const reference = messages.find((message) => message.id === id)?.reference ?? ''
    print(`- ${`${reference} ${id}`.trim()}`)
  }
  if (existsSync(list)) print(`Delete ${list} too: it was written before.`)
}

async function leave(address: string, database: Database, terminal: Terminal): Promise<void> {
  await requireYes(
    `Take ${address} off the waitlist?`,
    `${address} was not taken off the waitlist.`,
    terminal,
  )
  const wasOn = await queryOne(v.boolean(), database, 'privacy.leave_waitlist($1)', [address])
  terminal.print(
    wasOn
      ? `${address} is off the waitlist, and gets no announcement.`
      : `${address} was not on the waitlist. It gets no announcement, even if somebody enters it.`,
  )
}

const lateSchema = v.array(v.object({ late: lateMessage }))

async function printLate(database: Database, print: Terminal['print']): Promise<void> {
  const rows = await database.query(
    'select to_jsonb(late) as late from operations.late_messages(now()) as late',
    [],
  )
  const late = v.parse(lateSchema, rows)
  for (const { late: message } of late)
    print(
      `${message.reference}  ${kindLabels[message.kind].padEnd(14)}since ${shortTime(new Date(message.late_since))}`,
    )
  print(
    late.length === 0
      ? 'No message is late.'
      : 'When one is answered: npm run people answered REFERENCE',
  )
}

/** Marks those that exist, also when another does not. */
async function markAnswered(
  references: readonly string[],
  database: Database,
  print: Terminal['print'],
): Promise<void> {
  const unknown: string[] = []
  for (const reference of references)
    try {
      await database.query('select privacy.mark_answered($1)', [reference])
      print(`${reference} is marked as answered.`)
    } catch (error) {
      // PostgreSQL's no_data_found.
      if (codeOf(error) !== 'P0002') throw error
      unknown.push(reference)
    }
  if (unknown.length > 0)
    throw new StartError(unknown.map((each) => `No message has the reference ${each}.`).join('\n'))
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
