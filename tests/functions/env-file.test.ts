import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { loadEnvFile, readEnvFile } from '../../server/env-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'env-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(content: string | Uint8Array, environment = {}) {
  const file = join(folder, 'settings')
  writeFileSync(file, content)
  const { values, warnings } = readEnvFile(file, environment)
  return { values, warnings: warnings.map((line) => line.replace(`${file}: `, '')) }
}

test('reads a file from Windows, with a byte-order mark and CRLF', () => {
  const { values, warnings } = read('\uFEFFPORT=4631\r\nHOST="127.0.0.1" # here\r\n')
  expect(values).toEqual({ PORT: '4631', HOST: '127.0.0.1' })
  expect(warnings).toEqual([])
})

test('reads nothing where there is no file', () => {
  expect(readEnvFile(join(folder, 'missing'), {})).toEqual({ values: {}, warnings: [] })
})

test('lets the environment win over the file', () => {
  expect(read('PORT=1\nHOST=b', { PORT: '2' }).values).toEqual({ HOST: 'b' })
})

test('replaces what the file said before when read again, and keeps the environment’s own values', () => {
  const home = process.cwd()
  onTestFinished(() => process.chdir(home))
  process.chdir(folder)
  const environment: Record<string, string | undefined> = { PORT: '1' }
  const load = (content: string) => {
    writeFileSync('.env', content)
    loadEnvFile(environment)
    return environment
  }
  expect(load('PORT=2\nHOST=a\nMAIL_TO=a@b.c')).toEqual({ PORT: '1', HOST: 'a', MAIL_TO: 'a@b.c' })
  expect(load('PORT=2\nHOST=b')).toEqual({ PORT: '1', HOST: 'b' })
  expect(() => load('SMTP_URL=smtp://a#b')).toThrow('everything after # is a comment')
  expect(environment).toEqual({ PORT: '1', HOST: 'b' })
  expect(load('')).toEqual({ PORT: '1' })
})

const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['UTF-16 LE', Buffer.from('\uFEFFPORT=4631', 'utf16le')],
  ['UTF-16 BE', bigEndian('\uFEFFPORT=4631')],
  ['UTF-16 LE without a mark', Buffer.from('PORT=4631', 'utf16le')],
  ['UTF-16 BE without a mark', bigEndian('PORT=4631')],
  ['Windows-1252', Buffer.from('MAIL_FROM=é', 'latin1')],
])('refuses a file in %s', (_, bytes) => {
  expect(() => read(bytes)).toThrow('has to be saved as UTF-8')
})

test('refuses a folder with the name of the file', () => {
  expect(() => readEnvFile(folder, {})).toThrow(`${folder} has to be a file, but it is a folder.`)
})

test.each([
  ['SMTP_ULR=a', 'SMTP_ULR'],
  ['port=1', 'port'],
  ['PORT\u00a0=1', 'PORT\u00a0'],
  ['PGPASSWORD=a', 'PGPASSWORD'],
])('names %j, which is no setting, and passes it on to other tools', (line, name) => {
  const { values, warnings } = read(`HOST=b\n${line}`)
  expect(Object.keys(values).sort()).toEqual(['HOST', name].sort())
  expect(warnings).toEqual([
    `${JSON.stringify(name)} is not a setting of this site; .env.example lists them all.`,
  ])
})

test.each([
  'SMTP_URL=smtp://relay:25#x@host',
  'DATABASE_URL = postgres://user:1234#x@host/site',
  'export DELIVERY_SECRET=swordfish#1234567890',
])('refuses %j, which would be cut off at the #', (line) => {
  expect(() => read(line)).toThrow('everything after # is a comment. In an address write # as %23')
})

test('accepts a # in quotes and at the beginning of a comment', () => {
  const { values } = read(
    'DELIVERY_SECRET="swordfish#1234567890"\nPORT=1 # not a#b\nHOST=#none\n# SMTP_URL=a#b\nOTHER=a#b',
  )
  expect(values).toMatchObject({ DELIVERY_SECRET: 'swordfish#1234567890', PORT: '1', HOST: '' })
})
