import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#tests/database/postgres-server.ts'
import { keepEarlierFiles } from '../../deploy/build/earlier-files.ts'
import { precompress } from '../../deploy/build/hosts/precompress.ts'
import { makeAside } from '../../deploy/build/make-aside.ts'
import { serveSite, type ServedSite } from '../../supabase/standalone/served-site.ts'

const work = mkdtempSync(join(tmpdir(), 'releases-'))
const day = 24 * 60 * 60 * 1000

afterAll(() => rmSync(work, { recursive: true }))

const newPlace = () => join(mkdtempSync(join(work, 'site-')), 'dist')

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Makes a site of one page and one script, as a build does. */
function build(place: string, name: string, earlier = place): Promise<void> {
  return makeAside(place, async (aside) => {
    write(join(aside, 'index.html'), name)
    const script = join(aside, 'assets', `${name}.js`)
    write(script, `console.log('${name}')`)
    await precompress([script])
    await keepEarlierFiles(aside, earlier)
  })
}

async function serve(site: () => Promise<ServedSite>) {
  const server = createServer(
    (asked, answer) =>
      void site().then(({ headers, answer: send }) => {
        for (const [name, value] of headers) answer.setHeader(name, value)
        send(asked, answer)
      }),
  )
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  return { port, server }
}

const page = (place: string) => readFileSync(join(place, 'index.html'), 'utf8')
const has = (place: string, name: string) => existsSync(join(place, 'assets', `${name}.js`))

test('a refused build leaves the last good one in its place', async () => {
  const place = newPlace()
  await build(place, 'first')
  const refused = makeAside(place, async (aside) => {
    write(join(aside, 'index.html'), 'refused')
    expect(page(place)).toBe('first')
    throw new Error('over budget')
  })
  await expect(refused).rejects.toThrow('over budget')
  expect(page(place)).toBe('first')
  await build(place, 'second')
  expect(page(place)).toBe('second')
})

test('of two builds at once the second says so, and neither gets files of the other', async () => {
  const place = newPlace()
  await makeAside(place, async (aside) => {
    write(join(aside, 'index.html'), 'first')
    const command = ['node_modules/vite/bin/vite.js', 'build', '--outDir', place]
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect(stderr).toContain(
      `Another build is under way here, process ${process.pid}: wait for it.`,
    )
    expect(status).toBe(1)
    expect(readdirSync(aside)).toEqual(['index.html'])
  })
  expect(page(place)).toBe('first')
})

test('a build that was killed keeps nobody out, and what it left half done is mended', async () => {
  const place = newPlace()
  await build(place, 'first')
  write(`${place}.lock`, '999999999')
  renameSync(place, `${place}.last`)
  const refused = makeAside(place, () => Promise.reject(new Error('over budget')))
  await expect(refused).rejects.toThrow('over budget')
  expect(page(place)).toBe('first')
  await build(place, 'second')
  expect(page(place)).toBe('second')
})

test('hashed files of earlier releases stay, with what they were compressed to', async () => {
  const place = newPlace()
  for (const name of ['first', 'second', 'third']) await build(place, name)
  expect(['first', 'second', 'third'].every((name) => has(place, name))).toBe(true)
  expect(existsSync(join(place, 'assets', 'first.js.br'))).toBe(true)
})

test('an earlier file goes after ten releases and thirty days without use, not before', async () => {
  const place = newPlace()
  /** Dates the releases that many days back. */
  const age = (days: number) => {
    const list = join(place, 'releases.json')
    const releases: { built: string }[] = JSON.parse(readFileSync(list, 'utf8'))
    for (const release of releases)
      release.built = new Date(Date.parse(release.built) - days * day).toISOString()
    writeFileSync(list, JSON.stringify(releases))
  }
  await build(place, 'oldest')
  age(365)
  for (let number = 1; number <= 10; number += 1) await build(place, `release-${number}`)
  expect(has(place, 'oldest'), 'ten releases ago').toBe(true)
  await build(place, 'release-11')
  expect(has(place, 'oldest'), 'in use until today').toBe(true)
  age(29)
  await build(place, 'release-12')
  expect(has(place, 'oldest'), 'in use 29 days ago').toBe(true)
  age(2)
  await build(place, 'release-13')
  expect(has(place, 'oldest'), 'in use 31 days ago').toBe(false)
  expect(has(place, 'release-3'), 'ten releases ago').toBe(true)
})

test('where releases are built on fresh machines, earlier files come from the site itself', async () => {
  const [live, place] = [newPlace(), newPlace()]
  await build(live, 'first')
  await build(live, 'second')
  const site = await serveSite(live)
  const { port, server } = await serve(site)
  try {
    await build(place, 'third', `http://127.0.0.1:${port}`)
  } finally {
    server.close()
  }
  expect(['first', 'second', 'third'].every((name) => has(place, name))).toBe(true)
  expect(existsSync(join(place, 'assets', 'first.js.br'))).toBe(true)
})

test('npm start goes over to the next build with its headers, in one step', async () => {
  const place = newPlace()
  const release = (number: number) =>
    makeAside(place, async (aside) => {
      write(join(aside, 'index.html'), `${number}${' '.repeat(number * 1000)}`)
      write(join(aside, '_headers'), `/*\n  X-Release: ${number}\n`)
    })
  await release(1)
  const site = await serveSite(place)
  const { port, server } = await serve(site)
  const wrong: string[] = []
  const over = new AbortController()
  async function visit(): Promise<void> {
    while (!over.signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/`)
      const number = answer.headers.get('x-release')
      const text = await answer.text()
      if (text !== `${number}${' '.repeat(Number(number) * 1000)}`) wrong.push(`${number}: ${text}`)
    }
  }
  const visitors = [visit(), visit(), visit(), visit()]
  for (let number = 2; number <= 10; number += 1) {
    await release(number)
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.headers.get('x-release')).toBe(String(number))
  }
  over.abort()
  await Promise.all(visitors)
  server.close()
  expect(wrong).toEqual([])
})

test('npm start mixes no build with the one that takes its place halfway', async () => {
  const place = newPlace()
  const make = (folder: string, number: number) => {
    write(join(folder, '_headers'), `/*\n  X-Release: ${number}\n`)
    for (let file = 0; file < 300; file += 1) write(join(folder, `${file}.txt`), String(number))
  }
  make(place, 0)
  const site = await serveSite(place)
  for (let number = 1; number <= 5; number += 1) {
    make(`${place}.first`, number)
    make(`${place}.second`, number + 100)
    renameSync(place, `${place}.last-${number}`)
    renameSync(`${place}.first`, place)
    const asked = site()
    await setTimeout(10)
    renameSync(place, `${place}.halfway-${number}`)
    renameSync(`${place}.second`, place)
    const { copy, headers } = await asked
    const held = new Set(
      Array.from({ length: 300 }, (_, file) => readFileSync(join(copy, `${file}.txt`), 'utf8')),
    )
    expect([...held]).toEqual([headers[0]?.[1]])
  }
})
