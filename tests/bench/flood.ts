import postgres from 'postgres'
import { freePort, startPostgres } from '#tests/database/postgres-server.ts'
import { startMailServer } from '#tests/stack/mail-server.ts'
import { startAllFunctions } from '#tests/stack/processes.ts'
import { until } from '#tests/stack/submissions.ts'
import { table } from './backend-figures.ts'
import { Visitor } from './backend-visitor.ts'

/** FLOOD_MESSAGES=100000 is the whole flood; by default it is a tenth. */
const floodMessages = Number(process.env.FLOOD_MESSAGES ?? 10_000)
const networks = 1000
const sendersAtOnce = 16
const realVisitors = 40
const mailPerHour = 120
const mostHours = 200

const contactForm = '/functions/v1/send-contact-email'

type Count = Record<string, number>

/** Floods from a thousand addresses; prints the fate of the real messages. */
export async function benchFlood(): Promise<void> {
  const server = await startPostgres()
  const mail = await startMailServer(await freePort())
  const sql = postgres(server.url, { max: 1, onnotice: () => {} })
  const port = await freePort()
  const start = () =>
    startAllFunctions(port, {
      DATABASE_URL: server.url,
      SMTP_URL: mail.url,
      TRUSTED_PROXY_HOPS: '1',
      DELIVERY_RETRY_SECONDS: '1',
      MAIL_PER_HOUR: String(mailPerHour),
    })
  let functions = await start()
  try {
    console.log(
      `\n${floodMessages} messages from ${networks} addresses, ${realVisitors} real ones among them\n`,
    )
    const started = performance.now()
    const answers: Count = {}
    let isOver = false
    const signups = measure(
      functions.url,
      '/api/waitlist',
      100,
      () => isOver,
      (number) => ({
        email: `visitor-${number}@example.com`,
      }),
    )
    const health = measure(functions.url, '/functions/v1/health', 1000, () => isOver)
    const real = sendRealMessages(functions.url, () => performance.now() - started)
    await flood(functions.url, answers)
    isOver = true
    const seconds = (performance.now() - started) / 1000
    const sentReal = await real
    await settle(sql)
    const inFirstHour = mail.received.length
    const isReal = (raw: string) => raw.includes('A real question')
    const realMailed = () => mail.received.filter(({ raw }) => isReal(raw)).length
    const realInFirstHour = realMailed()
    const kinds = await sql`
      select coalesce(mark, 'unmarked') as kind, count(*)::int as messages
      from public.contact_messages group by 1 order by 2 desc`
    const [waits] = await sql`select count(*)::int as messages from operations.what_waits()`

    let hours = 1
    while (realMailed() < sentReal && hours < mostHours) {
      // The process counts its mails by the clock.
      await functions.end('SIGTERM')
      await anHourLater(sql)
      functions = await start()
      await settle(sql)
      hours += 1
    }
    const took = (times: number[], part: number) =>
      `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(0)} ms`
    const [signupTimes, healthTimes] = await Promise.all([signups, health])
    console.log(
      table([
        ['', 'figure'],
        ['flood sent in', `${seconds.toFixed(0)} s`],
        ...Object.entries(answers).map(([status, count]) => [`answered ${status}`, String(count)]),
        ...kinds.map(({ kind, messages }) => [`kept, ${kind}`, String(messages)]),
        ['reasons to wait after it', String(waits?.messages)],
        ['signups meanwhile, all kept', String(signupTimes.length)],
        ['signup p50', took(signupTimes, 0.5)],
        ['signup p99', took(signupTimes, 0.99)],
        ['health p99', took(healthTimes, 0.99)],
        [`mails in the first hour (at most ${mailPerHour} and a notice)`, String(inFirstHour)],
        ['real ones among them', String(realInFirstHour)],
        ['real messages answered 200', String(sentReal)],
        ['real messages in the mailbox', String(realMailed())],
        ['hours until the last of them', String(hours)],
      ]),
    )
  } finally {
    await functions.end('SIGKILL')
    await sql.end({ timeout: 1 })
    await mail.stop()
    server.remove()
  }
}

const syllables = ['ka', 'mi', 'ron', 'tel', 'su', 'vi', 'pad', 'lo', 'zen', 'qua', 'bri', 'ost']

function gibberish(words: number): string {
  const pick = () => syllables[Math.floor(Math.random() * syllables.length)]
  return Array.from({ length: words }, () => `${pick()}${pick()}${pick()}`).join(' ')
}

/** A third is full of links, a third repeats one offer, a third is unlike anything before. */
function spam(number: number): object {
  const texts = [
    `Dear ${gibberish(2)}, see https://a.example, https://b.example and https://c.example`,
    `Offer ${number}: we bring your site to the top of every search engine within ${number} days.`,
    `${gibberish(30)}.`,
  ]
  return {
    name: gibberish(2),
    email: `${gibberish(1)}-${number}@spam.example`,
    subject: gibberish(3),
    message: texts[number % 3],
  }
}

async function flood(url: string, answers: Count): Promise<void> {
  let next = 0
  async function send(): Promise<void> {
    while (next < floodMessages) {
      const number = next
      next += 1
      const network = Math.floor(number / 3) % networks
      const address = `198.18.${network >> 8}.${network & 255}`
      const status = await sendOnce(url, spam(number), address)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: sendersAtOnce }, send))
}

/** Each has a connection of its own, as a proxy passes it on. */
async function sendOnce(url: string, body: object, from: string): Promise<string> {
  const visitor = await Visitor.arrive(url)
  const { status } = await visitor.post(contactForm, JSON.stringify(body), from)
  visitor.leave()
  return status
}

/** People write during the flood; the answer is how many got a confirmation. */
async function sendRealMessages(url: string, elapsed: () => number): Promise<number> {
  let taken = 0
  for (let person = 0; person < realVisitors; person += 1) {
    const topic = gibberish(4)
    const message = `A real question: when can students of ${topic} take part? Person ${person}`
    const body = {
      name: 'Farah Osman',
      email: `person-${person}@example.com`,
      subject: 'The study',
      message,
    }
    if ((await sendOnce(url, body, `203.0.113.${person}`)) === '200') taken += 1
    await new Promise((resolve) => setTimeout(resolve, Math.min(500, elapsed() / (person + 1))))
  }
  return taken
}

/** It repeats after these milliseconds; a failure ends the benchmark. */
async function measure(
  url: string,
  path: string,
  pause: number,
  isOver: () => boolean,
  form?: (number: number) => object,
): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const before = performance.now()
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.114.${times.length % 250}`,
    }
    const post = form && { method: 'POST', headers, body: JSON.stringify(form(times.length)) }
    const answer = await fetch(`${url}${path}`, post)
    await answer.text()
    if (form && !answer.ok) throw new Error(`${path} answered ${answer.status} during the flood.`)
    times.push(performance.now() - before)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return times
}

async function settle(sql: postgres.Sql): Promise<void> {
  await until(120_000, async () => {
    const [row] = await sql`
      select
        (select count(*) from public.contact_messages where claimed_until > now()) as underway,
        forms.mails_left(${mailPerHour}) as mails_left,
        forms.mails_left(forms.share_of_marked(${mailPerHour})) as marked_left,
        exists (select from public.contact_messages where delivered_at is null and mark is null) as unmarked,
        exists (select from public.contact_messages where delivered_at is null) as waiting`
    if (Number(row?.underway) > 0) return false
    return row?.mails_left === 0 || !row?.waiting || (!row.unmarked && row.marked_left === 0)
  })
}

async function anHourLater(sql: postgres.Sql): Promise<void> {
  await sql`update public.contact_messages set
    created_at = created_at - interval '1 hour', delivered_at = delivered_at - interval '1 hour',
    next_attempt_at = next_attempt_at - interval '1 hour'`
  await sql`update forms.direct_mails set mailed_at = mailed_at - interval '1 hour'`
  await sql`update forms.delivery set held_back_told_at = held_back_told_at - interval '1 hour'`
}
