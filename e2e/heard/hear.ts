import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressIn } from '../../src/languages.ts'
import { startProcess } from '../../tests/stack/processes.ts'
import { sitePort } from '../site.ts'
import { type Hands, type Journey, journeys } from './journeys.ts'
import { browsers, type Reader, startReader } from './screen-reader.ts'

const widths = [390, 1280]

/** Returns the exit code. */
export async function hearAll(wanted: string[]): Promise<number> {
  const unknown = wanted.filter((word) => !choices.includes(word))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. ${choices.join(', ')}`)
  const site = await startSite()
  const changed: string[] = []
  for (const browser of among(wanted, browsers)) {
    console.log(versionOf(browser))
    for (const width of among(wanted, widths)) {
      const reader = await startReader(browser, width)
      for (const name of among(wanted, Object.keys(journeys))) {
        const journey = journeys[name]
        if (!journey || (journey.width ?? width) !== width) continue
        const where = `${browser}, ${width} px`
        console.log(`\n${name}: ${where}`)
        const heard = await goOn(journey, reader, site)
        if (writeDown(name, journey, where, heard)) changed.push(`${name}: ${where}`)
      }
      await reader.end()
    }
  }
  await site.end()
  const news = changed.map((one) => `\n  ${one}`).join('')
  console.log(news ? `\nHeard otherwise than agreed (git diff):${news}` : '\nHeard as agreed.')
  return news ? 1 : 0
}

const choices = [...browsers, ...widths.map(String), ...Object.keys(journeys)]

function among<Choice extends string | number>(wanted: string[], all: readonly Choice[]) {
  const some = all.filter((choice) => wanted.includes(String(choice)))
  return some.length > 0 ? some : all
}

const versionOf = (browser: string) =>
  ['orca', browser === 'firefox' ? 'firefox-esr' : browser]
    .map((program) => `${program} ${execFileSync(program, ['--version'], { encoding: 'utf8' })}`)
    .join('')
    .trim()

type Site = { url: string; refuse: Hands['refuse']; end: () => Promise<void> }

/** A server in front can leave addresses without an answer. */
async function startSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'hear-site-'))
  const url = `http://127.0.0.1:${sitePort}`
  const settings = { PORT: String(sitePort), LOCAL_DATA_DIR: data, RATE_LIMIT_PER_HOUR: '10000' }
  const start = ['supabase/standalone/start.mjs']
  const site = await startProcess(process.execPath, start, settings, url, /^Data /m)
  let refused: RegExp | undefined
  const front = createServer((question, answer) => {
    if (refused?.test(question.url ?? '')) return void question.destroy()
    const { url: path = '/', method, headers } = question
    const passedOn = request(`${url}${path}`, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passedOn.on('error', () => question.destroy())
    question.pipe(passedOn)
  })
  await new Promise<void>((listening) => {
    front.listen(sitePort + 1, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${sitePort + 1}`,
    refuse: (address) => {
      refused = address
    },
    async end() {
      front.close()
      await site.end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A reference is another one at each run. */
const reference = /\b[\dA-Z]{4}-[\dA-Z]{4}\b/g

async function goOn({ go }: Journey, reader: Reader, site: Site): Promise<string[]> {
  const lines: string[] = []
  function note(what: string, heard: string): void {
    const same = heard.replaceAll(reference, 'ABCD-2345')
    lines.push(`${what.padEnd(10)}  ${same || '(nothing)'}`)
    console.log(lines.at(-1))
  }
  async function press(key: string, pause?: number): Promise<string> {
    const heard = await reader.press(key, pause)
    note(key, heard)
    return heard
  }
  site.refuse()
  const journey = go({
    refuse: site.refuse,
    async open(address, language = 'en') {
      const there = addressIn(language, address)
      note(there, await reader.open(`${site.url}${there}`, language))
    },
    async press(key, times = 1) {
      for (let pressed = 0; pressed < times; pressed += 1) await press(key)
    },
    async send(key) {
      await press(key, 4000)
    },
    async find(key, words) {
      for (let pressed = 0; pressed < 120; pressed += 1) if (words.test(await press(key))) return
      throw new Error(`not heard: ${words}`)
    },
    async type(words) {
      note(`"${words}"`, await reader.type(words))
    },
  })
  await journey.catch((error: unknown) => note('(end)', String(error)))
  return lines
}

/** Answers whether the transcript has changed. */
function writeDown(name: string, { matters }: Journey, where: string, heard: string[]): boolean {
  const file = join(import.meta.dirname, 'transcripts', `${name}.txt`)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, ...parts] = before.trim().split('\n\n## ')
  const others = parts.filter((part) => !part.startsWith(`${where}\n`))
  const all = [...others, [where, ...heard].join('\n')].toSorted()
  const after = [`# ${matters}`, ...all].join('\n\n## ').concat('\n')
  if (after === before) return false
  writeFileSync(file, after)
  return true
}
