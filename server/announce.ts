import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { company } from '../src/content/facts/company.ts'
import { owner, type Stage } from '../src/content/owner.ts'
import { keysOf } from '../src/keys-of.ts'
import {
  composeAnnouncement,
  type AnnouncementText,
} from '../supabase/functions/_shared/announcement.ts'
import { readAddress } from '../supabase/functions/_shared/addresses.ts'
import type { Database } from '../supabase/functions/_shared/database.ts'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import { isMailbox } from '../supabase/functions/_shared/form-schema.ts'
import { mailboxOf } from '../supabase/functions/_shared/mail.ts'
import { launchPoints } from '../vite/launch-points.ts'
import { originPoints } from '../vite/owner-checks.ts'
import { listPoints, type Point } from '../vite/points.ts'
import { announcementTexts, type AnnouncementLinks } from './announcement-texts.ts'
import { outboxFolder, sendIntoFolder } from './data-folder.ts'
import { loadEnvFile } from './env-file.ts'
import { exitOnStartError } from './exit-on-start-error.ts'
import { lookAtLiveSite } from './live-site.ts'
import { queryOne, withOwnerDatabase } from './owner-database.ts'
import { readSettings, type LocalSettings } from './settings.ts'
import { openTerminal, requireYes, type Terminal } from './terminal.ts'

const usage = `npm run announce                               counts, changes nothing
npm run announce -- --test you@example.org     one test mail a language; --language ta for one
npm run announce -- --send                     queues a mail for everybody who has none, after a question
npm run announce -- --send --despite-blockers  the same although launch blockers are open
npm run announce -- --pause, -- --resume       stops sending, goes on (and retries refused mails)
npm run announce -- --take-back                deletes the mails not tried yet; others wait for --send`

export type AnnouncedSite = AnnouncementLinks & {
  stage: Stage
  /** What `npm run ready` lists. */
  points: () => readonly Point[]
}

/** Runs `npm run announce`. */
export function start(): Promise<void> {
  return exitOnStartError(() => {
    loadEnvFile()
    const { signUpUrl, stage } = owner
    const points = () => launchPoints(new Date())
    const site = { signUpUrl, stage, siteOrigin: company.siteOrigin, points }
    return announce(process.argv.slice(3), readSettings(process.env), site, openTerminal())
  })
}

/** Counts, tests, queues, pauses or takes back the announcement to the waitlist. */
export async function announce(
  parameters: string[],
  settings: LocalSettings,
  site: AnnouncedSite,
  terminal: Terminal,
): Promise<void> {
  const { print } = terminal
  const parsed = readParameters(parameters)
  const { test, language, send, 'despite-blockers': despiteBlockers = false, ...others } = parsed
  if (test !== undefined) return sendTests(test, language, settings, site, print)
  if (send) requireOpenSite(site)
  return withOwnerDatabase(settings, async (database) => {
    if (send) {
      const texts = announcementTexts(site)
      const { blockers, siteAnswers } = await printBlockers(site, settings.siteOrigin, print)
      print(beginningOf(texts.en, settings))
      const counts = await readCounts(database)
      printCounts(counts, print)
      if (blockers > 0 && !despiteBlockers)
        throw new StartError(
          'Nothing was queued, because of the blockers above. To send it all the same: npm run announce -- --send --despite-blockers',
        )
      await askBeforeSending(counts, siteAnswers, terminal)
      const queued = await queue(JSON.stringify(texts), database)
      print(`Queued ${queued}. The delivery job sends them, after the team's own mail.`)
    }
    if (others.pause) {
      await database.query('update forms.announcement set paused = true', [])
      print('Paused. A mail that is being sent may still arrive.')
    }
    if (others.resume) {
      await database.query('select forms.resume_announcement()', [])
      print('Resumed.')
    }
    if (others['take-back']) {
      const mails = await queryOne(v.number(), database, 'forms.take_announcement_back()', [])
      print(`Took back ${mails}.`)
    }
    printCounts(await readCounts(database), print)
    print(await describeState(database))
  })
}

/** Prints what stands against sending the mail, and returns how much that is. */
async function printBlockers(
  { points, siteOrigin, signUpUrl }: AnnouncedSite,
  configuredOrigin: string | null,
  print: Terminal['print'],
): Promise<{ blockers: number; siteAnswers: boolean }> {
  const blockers = points().filter(({ isBlocker }) => isBlocker)
  if (blockers.length > 0) print(`${listPoints(blockers)}\n`)
  const live = await lookAtLiveSite(configuredOrigin ?? siteOrigin, signUpUrl)
  print(`${live.sentence}\n`)
  return {
    blockers: blockers.length + Number(live.isOpen === false),
    siteAnswers: live.isOpen !== null,
  }
}

/** Returns the mail as far as the link for signing up. */
function beginningOf({ sender, subject, text }: AnnouncementText, { mail }: LocalSettings): string {
  const beginning = text.split('\n\n').slice(0, 5).join('\n\n')
  const head = `From: ${mailboxOf(sender, mail.from)}\nSubject: ${subject}\n\n${beginning}\n…`
  return `${head.replaceAll(/^/gm, '  ')}\n`
}

/** Nobody is asked while nobody waits for the mail. */
async function askBeforeSending(
  counts: Counts,
  siteAnswers: boolean,
  terminal: Terminal,
): Promise<void> {
  const people = sumOf(counts, 'not_queued') + sumOf(counts, 'waiting')
  if (people === 0) return
  const otherwise = 'Nothing was queued.'
  if (!siteAnswers)
    await requireYes('The live site did not answer. Send all the same?', otherwise, terminal)
  const question = `Mail ${people} ${people === 1 ? 'person' : 'people'} who ${people === 1 ? 'does' : 'do'} not have it yet?`
  await requireYes(question, otherwise, terminal)
}

async function queue(texts: string, database: Database): Promise<number> {
  try {
    return await queryOne(v.number(), database, 'forms.queue_announcement($1::text::jsonb)', [
      texts,
    ])
  } catch (error) {
    if (codeOf(error) !== '55000') throw error
    throw new StartError(
      'Other words are queued than those of this checkout. Take them back first: `npm run announce -- --take-back`, then `-- --send`.',
    )
  }
}

function readParameters(parameters: string[]) {
  const flag = { type: 'boolean' } as const
  const sending = { send: flag, 'despite-blockers': flag }
  const flags = { ...sending, pause: flag, resume: flag, 'take-back': flag }
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: parameters,
      options: { ...flags, test: text, language: text },
    })
    const { language, 'despite-blockers': despite, ...actions } = values
    const isOne = Object.keys(actions).length <= 1
    const belongs = (given: unknown, action: string) => given === undefined || action in actions
    if (isOne && belongs(language, 'test') && belongs(despite, 'send')) return values
  } catch {
    // An unknown option.
  }
  throw new StartError(usage)
}

async function sendTests(
  address: string,
  language: string | undefined,
  settings: LocalSettings,
  { siteOrigin, signUpUrl: url }: AnnouncementLinks,
  print: Terminal['print'],
): Promise<void> {
  const email = readAddress(address)
  if (email === null || !isMailbox(email))
    throw new StartError(`--test needs one mail address.\n\n${usage}`)
  if (!url) print('signUpUrl in src/content/owner.ts is empty: the mails link to the site instead.')
  const texts = announcementTexts({ siteOrigin, signUpUrl: url || siteOrigin })
  const chosen = keysOf(texts).filter((id) => language === undefined || id === language)
  if (chosen.length === 0)
    throw new StartError(`--language has to be one of ${keysOf(texts).join(', ')}.`)
  const outbox = outboxFolder(settings.dataFolder)
  const { send, host } = settings.mailTransport ?? { send: sendIntoFolder(outbox), host: outbox }
  for (const id of chosen) {
    const mail = { ...texts[id], subject: `[Test ${id}] ${texts[id].subject}` }
    // Nobody has this token: leaving is answered, and removes nobody.
    const token = randomBytes(32).toString('hex')
    const recipient = { id: randomUUID(), token, email, name: null, mail }
    try {
      await send(composeAnnouncement(recipient, settings.mail))
    } catch (error) {
      throw new StartError(`The test mail was not sent (${codeOf(error)}).`)
    }
  }
  print(`Sent ${chosen.join(', ')} to ${email} through ${host}.`)
}

function requireOpenSite({ stage, signUpUrl: url, siteOrigin }: AnnouncedSite): void {
  if (stage !== 'open')
    throw new StartError(
      "stage in src/content/owner.ts has to be 'open': the mail says that people can sign up.",
    )
  if (!URL.canParse(url))
    throw new StartError(
      'signUpUrl in src/content/owner.ts has to be the address where people sign up.',
    )
  const [wrongOrigin] = originPoints({ siteOrigin })
  if (wrongOrigin) throw new StartError(`${wrongOrigin.text} (${wrongOrigin.place})`)
}

/** The limit is the delivery job's, which may run elsewhere with other settings. */
const queryState = `
  select paused, announcements_per_hour as "perHour"
  from forms.announcement, forms.last_delivery_run`
const stateSchema = v.object({ paused: v.boolean(), perHour: v.nullable(v.number()) })

const columns = ['people', 'not_queued', 'waiting', 'sent', 'given_up'] as const
const countsSchema = v.object({
  language: v.string(),
  ...v.entriesFromList(columns, v.number()),
})

type Counts = v.InferOutput<typeof countsSchema>[]

async function readCounts(database: Database): Promise<Counts> {
  const rows = await database.query('select * from operations.announcement', [])
  return v.parse(v.array(countsSchema), rows)
}

function sumOf(counts: Counts, column: (typeof columns)[number]): number {
  return counts.reduce((total, row) => total + row[column], 0)
}

function printCounts(counts: Counts, print: Terminal['print']): void {
  const total = ['all', ...columns.map((column) => sumOf(counts, column))]
  const lines = counts.map((row) => [row.language, ...columns.map((column) => row[column])])
  const heading = ['language', ...columns.map((column) => column.replace('_', ' '))]
  for (const line of [heading, ...lines, total])
    print(
      line
        .map((cell) => String(cell).padEnd(12))
        .join('')
        .trimEnd(),
    )
}

async function describeState(database: Database): Promise<string> {
  const states = await database.query(queryState, [])
  const [state] = v.parse(v.array(stateSchema), states)
  if (!state) return 'No announcement is queued. `npm run announce -- --send` queues one.'
  if (state.paused) return 'Paused.'
  if (state.perHour === null) return 'The delivery job has not run yet.'
  return `Sending at most ${state.perHour} an hour.`
}
