import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgets, checkBudgets } from '../../deploy/build/budgets.ts'
import { findCircle } from '../../deploy/build/chunks.ts'
import { hostRedirects } from '../../deploy/build/host-files.ts'
import { findLeaks } from '../../deploy/build/leaks.ts'
import { reportSampleValues, staleHelplines } from '../../deploy/build/unfinished.ts'

const fine = { path: '/about', hasForm: false, html: 1, scripts: 1, chunk: 1, prefetch: 1 }

test('a page within its budgets is silent', () => {
  expect(checkBudgets([fine], 1)).toEqual({ errors: [], warnings: [] })
})

test('a page over a budget is named with the figure and the limit', () => {
  const { errors } = checkBudgets([{ ...fine, scripts: budgets.scripts + 1 }], 1)
  expect(errors).toEqual(['/about: JavaScript 79873 bytes, over its limit of 79872.'])
})

test('a page with a form may be larger, HTML over its aim is only a warning', () => {
  const page = { ...fine, hasForm: true, scripts: budgets.scripts + 1, html: budgets.htmlAim + 1 }
  const { errors, warnings } = checkBudgets([page], 1)
  expect(errors).toEqual([])
  expect(warnings).toHaveLength(1)
})

test('chunks that import each other in a circle are found', () => {
  const straight = new Map([
    ['page', ['site', 'react']],
    ['site', ['react']],
    ['react', []],
  ])
  expect(findCircle(straight)).toBeUndefined()
  const circle = new Map([...straight, ['site', ['form']], ['form', ['site']]] as const)
  expect(findCircle(circle)).toEqual(['site', 'form', 'site'])
})

test('the loader has its own limit', () => {
  expect(checkBudgets([], 513).errors).toHaveLength(1)
})

test('sample values are listed, and an error when the build is strict', () => {
  expect(reportSampleValues(['brandName'], false)).toContain('brandName')
  expect(() => reportSampleValues(['brandName'], true)).toThrow('brandName')
  expect(reportSampleValues([], true)).toBeUndefined()
})

test('a helpline that nobody verified for 90 days is reported', () => {
  const line = {
    phone: { text: '999', dial: '999' },
    hours: null,
    source: 'https://example.com',
    lastVerified: '2026-01-01',
  } as const
  expect(staleHelplines({ line }, new Date('2026-03-31'))).toEqual([])
  expect(staleHelplines({ line }, new Date('2026-04-02'))).toHaveLength(1)
})

test('server words, source maps and the values of secret settings are found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaks-'))
  const file = join(folder, 'a.js')
  await writeFile(file, 'const a = "RESEND_API_KEY", b = "swordfish-1234"')
  expect(await findLeaks([file], { SMTP_PASSWORD: 'swordfish-1234' })).toHaveLength(2)
  expect(await findLeaks([join(folder, 'a.js.map')], {})).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('the waitlist call is passed on where the build knows the backend', () => {
  expect(hostRedirects('https://abc.supabase.co')).toBe(
    '/api/waitlist https://abc.supabase.co/functions/v1/waitlist 200\n',
  )
  expect(hostRedirects(undefined)).toMatch(/^#/)
})
