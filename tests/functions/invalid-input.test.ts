import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import type { ErrorCode } from '../../supabase/functions/_shared/errors.ts'
import { cleanEmail } from '../../supabase/functions/_shared/form-schema.ts'
import {
  message,
  noDatabase,
  createFunctionsWithDatabase,
  signup,
  type FunctionName,
} from './test-functions.ts'

const functions = await createFunctionsWithDatabase()

/** As Chromium gives a typed domain; one that cannot be encoded stays as it is. */
const encoded = (domain: string) => domainToASCII(domain) || domain

const twoLines = 'a\r\nBcc: everybody@example.org'
const tooLong = 'x'.repeat(10_001)

const invalidFields: Partial<Record<ErrorCode, object>> = {
  name_required: { name: ' \t\u3000' },
  name_not_text: { name: 7 },
  name_unreadable: { name: 'a\u001b]0;owned' },
  name_not_one_line: { name: twoLines },
  name_too_long: { name: tooLong },
  email_required: { email: null },
  email_not_text: { email: [] },
  email_unreadable: { email: '\ud800@example.com' },
  email_not_one_line: { email: twoLines },
  email_too_long: { email: `${tooLong}@example.com` },
  email_malformed: { email: 'example.com' },
  organization_not_text: { organization: {} },
  organization_unreadable: { organization: 'a\u202eb' },
  organization_not_one_line: { organization: twoLines },
  organization_too_long: { organization: tooLong },
  subject_required: { subject: '' },
  subject_not_text: { subject: true },
  subject_unreadable: { subject: 'a\ue000' },
  subject_not_one_line: { subject: twoLines },
  subject_too_long: { subject: tooLong },
  message_required: { message: undefined },
  message_not_text: { message: JSON.parse('['.repeat(2000) + ']'.repeat(2000)) },
  message_unreadable: { message: 'ten letters \udfff' },
  message_too_short: { message: '  123456789  \n' },
  message_too_long: { message: tooLong },
}

test.each(Object.entries(invalidFields))(
  'rejects a message with the code %s',
  async (code, field) => {
    const response = await functions.post('send-contact-email', { ...message, ...field })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringContaining('"'), code })
  },
)

test.each([
  ['email_required', { email: '' }],
  ['email_malformed', { email: 'ada' }],
  ['name_too_long', { name: tooLong }],
])('rejects a signup with the code %s', async (code, field) => {
  const response = await functions.post('waitlist', { ...signup, ...field })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, code })
})

const oneLineFields = ['name', 'email', 'organization', 'subject'] as const

const unreadable = {
  NUL: '\0',
  tab: '\t',
  BEL: '\u0007',
  ESC: '\u001b',
  DEL: '\u007f',
  NEL: '\u0085',
  CSI: '\u009b',
  'private use': '\ue000',
  'private use beyond the BMP': '\u{10fffd}',
  noncharacter: '\ufdd0',
  'last noncharacter': '\u{10ffff}',
  'left-to-right mark': '\u200e',
  'Arabic letter mark': '\u061c',
  'right-to-left override': '\u202e',
  'first strong isolate': '\u2068',
}

test.each(Object.entries(unreadable))('rejects %s in each one-line field', async (_, character) => {
  for (const field of oneLineFields) {
    const text = `fa${character}rah${field === 'email' ? '@example.com' : ''}`
    const response = await functions.post('send-contact-email', { ...message, [field]: text })
    expect(await response.json()).toMatchObject({ code: `${field}_unreadable` })
  }
})

test('rejects an unassigned character in an address only', async () => {
  const post = (fields: object) => functions.post('send-contact-email', { ...message, ...fields })
  const response = await post({ email: 'fa\u0378rah@example.com' })
  expect(await response.json()).toMatchObject({ code: 'email_unreadable' })
  // An emoji that is newer than this Unicode version.
  expect((await post({ name: 'Farah \u{1faff}' })).status).toBe(200)
})

test.each(['farah', 'farah@', '@example.com', 'farah@example', 'fa rah@example.com', 'a@b.'])(
  'rejects a message from the address %j',
  async (email) => {
    const response = await functions.post('send-contact-email', { ...message, email })
    expect(await response.json()).toMatchObject({ code: 'email_malformed' })
  },
)

test.each([
  'farah@@example.com',
  'farah@os@example.com',
  'fa..rah@example.com',
  'a,b@example.com',
  '"Bcc:everybody"@example.com',
  'farah@example.com>,everybody@example.org',
  'farah@-example.com',
  `farah@${'a'.repeat(64)}.com`,
  'farah@example.com?bcc=a',
  'farah@example..com',
])('stores and mails a message from %j, without Reply-To unless it can be one', async (email) => {
  await functions.empty()
  const response = await functions.post('send-contact-email', { ...message, email })
  expect(response.status).toBe(200)
  expect(await functions.rows('select email from public.contact_messages')).toEqual([{ email }])
  const [mail] = functions.mails
  const canReply = /^[\w.]+@[\w-]+\.com$/.test(email) && !email.includes('..')
  expect(mail?.replyTo?.address).toBe(canReply ? email : undefined)
  if (!canReply) expect(mail?.text).toContain(`To answer, write to ${email}: a reply`)
})

test.each([
  ['mailto:mei@example.com', 'mei@example.com'],
  ['MAILTO:mei@example.com?subject=Hello', 'mei@example.com'],
  ['<mei@example.com>', 'mei@example.com'],
  [' <mailto:mei@example.com>; ', 'mei@example.com'],
  ['mei@example.com;', 'mei@example.com'],
  ['mei@example.com,', 'mei@example.com'],
  ['mei@example.com，', 'mei@example.com'],
  ['\u202amei@example.com\u202c', 'mei@example.com'],
  ['\u2068mailto:mei@example.com\u2069 ', 'mei@example.com'],
  ['mei@my\u2011company.example', 'mei@my-company.example'],
  [
    'mei\u2010\u2012\u2013\u2014\u2015\u2212\ufe63\uff0dlim@example.com',
    'mei--------lim@example.com',
  ],
  ['o\u2019brien@example.com', "o'brien@example.com"],
  ['o\u2018b\u02bcrien@example.com', "o'b'rien@example.com"],
  // Chromium encodes a domain with U+2011, U+2212 and U+2014 before anybody sees it.
  ['mei@mail.xn--mycompany-w79d.example', 'mei@mail.my-company.example'],
  ['mei@XN--mycompany-389ds1s.example', 'mei@my-co-mpany.example'],
  ['<mei@xn--mnchen-3ya.example>,', 'mei@xn--mnchen-3ya.example'],
  ['MAILTO:mei@MÜNCHEN.example', 'mei@xn--mnchen-3ya.example'],
  ['mei@straße.example', 'mei@xn--strae-oqa.example'],
  ['mei@xn--a.example', 'mei@xn--a.example'],
])('takes the pasted address %j for %s', async (email, address) => {
  await functions.empty()
  expect((await functions.post('waitlist', { email })).status).toBe(200)
  expect((await functions.post('send-contact-email', { ...message, email })).status).toBe(200)
  const [sent] = await functions.rows('select email from public.contact_messages')
  expect(sent).toEqual({ email: address })
  const quoted = address.replaceAll("'", "''")
  const data = await functions.rows(`select privacy.export_person('${quoted}') as data`)
  expect(data).toMatchObject([{ data: { waitlist_signups: [{}], contact_messages: [{}] } }])
})

test.each([
  ['BRAILLE PATTERN BLANK', '\u2800'],
  ['OBJECT REPLACEMENT CHARACTER', '\ufffc'],
  ['REPLACEMENT CHARACTER', '\ufffd'],
  ['INTERLINEAR ANNOTATION ANCHOR', '\ufff9'],
  ['EGYPTIAN HIEROGLYPH HALF BLANK', '\u{13442}'],
  ['EGYPTIAN HIEROGLYPH VERTICAL JOINER', '\u{13430}'],
  ['KHITAN SMALL SCRIPT FILLER', '\u{16fe4}'],
  ['MUSICAL SYMBOL NULL NOTEHEAD', '\u{1d159}'],
])('refuses the invisible letter %s anywhere in an address', async (_, letter) => {
  for (const email of [
    `${letter}mei@example.com`,
    `me${letter}i@example.com`,
    `mei@exam${letter}ple.com`,
    `mei@${encoded(`exam${letter}ple.com`)}`,
    `mei@example.com${letter}`,
  ]) {
    const response = await functions.post('waitlist', { email })
    expect([email, await response.json()]).toMatchObject([email, { code: 'email_unreadable' }])
  }
})

test('takes the direction marks off that stand around a text of one line', async () => {
  await functions.empty()
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  const marked = (text: string) => `${marks} ${text}${marks} `
  const fields = { name: 'Mei', organization: 'Contoh', subject: 'The study' }
  const texts = Object.entries(fields).map(([key, text]) => [key, marked(text)])
  await functions.post('send-contact-email', { ...message, ...Object.fromEntries(texts) })
  expect(
    await functions.rows('select name, organization, subject from public.contact_messages'),
  ).toEqual([fields])
  const response = await functions.post('send-contact-email', { ...message, name: marks })
  expect(await response.json()).toMatchObject({ code: 'name_required' })
})

test('normalizes an address once and for all', () => {
  const signs = [
    'a',
    '@',
    '.',
    ' ',
    '\u3002',
    '\uff61',
    '\u00a0',
    '\u2800',
    '\u00b4',
    '\u200b',
    '\u2026',
    '\u2011',
    '\u02bc',
    '<',
    '>',
    ';',
    'mailto:',
    '?',
  ]
  for (let number = 0; number < 20_000; number += 1) {
    const picked = number
      .toString(signs.length)
      .split('')
      .map((digit) => signs[parseInt(digit, 36)])
    const text = picked.join('')
    for (const given of [`a@b.c${text}`, `${text}a@b.c`]) {
      const once = cleanEmail(given)
      expect(cleanEmail(once)).toBe(once)
    }
  }
})

test.each([
  'farah',
  'farah@',
  '@example.com',
  '\u200b@example.com',
  'farah@example',
  'farah@@example.com',
  'farah@example.com?bcc=a@b.co',
  'farah @example.com',
  'far\u00a0ah@example.com',
  'far\u2028ah@example.com',
  'farah@example.com, everybody@example.org',
  'a,b@example.com',
  'a;b@example.com',
  'farah(comment)@example.com',
  'farah@[127.0.0.1]',
  'mailto:',
  'call:farah@example.com',
  '"farah"@example.com',
  'a\\b@example.com',
  'farah@.example.com',
  'farah@example..com',
  // Slow for a pattern that backtracks.
  `a@${'a.'.repeat(120)}@`,
])('rejects a signup of the address %j', async (email) => {
  const response = await functions.post('waitlist', { email })
  expect(await response.json()).toMatchObject({ code: 'email_malformed' })
})

const invalidBodies: Record<string, string | Uint8Array> = {
  'an empty body': '',
  'broken JSON': '{"email":',
  'JSON null': 'null',
  'a JSON string': '"farah@example.com"',
  'a JSON array': '[{"email":"farah@example.com"}]',
  'UTF-16': Buffer.from('\ufeff{"email":"farah@example.com"}', 'utf16le'),
  'a byte that is not UTF-8': Buffer.concat([
    Buffer.from('{"email":"farah@example.com","name":"'),
    Buffer.of(0xff),
    Buffer.from('"}'),
  ]),
  'a truncated UTF-8 character': Buffer.concat([Buffer.from('{"email":"'), Buffer.of(0xf0, 0x9f)]),
  'thirty thousand brackets': '['.repeat(30_000),
}

test.each(Object.entries(invalidBodies))('rejects %s', async (_, body) => {
  const response = await functions.post('waitlist', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'malformed' })
})

const forms: [FunctionName, object, object][] = [
  ['waitlist', signup, { success: false }],
  ['send-contact-email', message, {}],
]

test.each(forms)(
  'gives a stable code with each error of %s',
  async (name, validForm, errorFields) => {
    const codeOf = async (response: Promise<Response>): Promise<string> => {
      const { code, error, ...rest } = await (await response).json()
      expect(error).toEqual(expect.any(String))
      expect(rest).toEqual(errorFields)
      return code
    }
    const call = (init: RequestInit, deps = {}) =>
      codeOf(functions.call(name, new Request(`http://site.test/functions/v1/${name}`, init), deps))
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(validForm)

    expect(await call({ method: 'GET' })).toBe('wrong_method')
    expect(await call({ method: 'POST', body })).toBe('not_json')
    expect(await call({ method: 'POST', headers, body: '{' })).toBe('malformed')
    expect(await call({ method: 'POST', headers, body: ' '.repeat(70_000) })).toBe('too_large')
    const foreign = { ...headers, origin: 'https://evil.test' }
    expect(await call({ method: 'POST', headers: foreign, body })).toBe('foreign_origin')
    const limited = { signupsPerClient: 1, messagesPerClient: 1, remoteAddress: '203.0.113.8' }
    await functions.post(name, validForm, limited)
    expect(await codeOf(functions.post(name, validForm, limited))).toBe('too_many')
    const query = () => Promise.reject(new Error('not a connection error, so not retried'))
    const outage = { database: { ...noDatabase, query } }
    expect(await codeOf(functions.post(name, validForm, outage))).toBe('not_kept')
  },
)

test.each([
  ['name', '🌸'.repeat(200), '🌸'],
  ['organization', '🌸'.repeat(200), '🌸'],
  ['subject', '🌸'.repeat(200), '🌸'],
  ['message', '🌸'.repeat(10_000), '🌸'],
  ['email', `${'a'.repeat(242)}@example.com`, 'm'],
])('accepts the longest %s and nothing longer', async (field, longest, more) => {
  const post = (text: string) => functions.post('send-contact-email', { ...message, [field]: text })
  expect((await post(longest)).status).toBe(200)
  expect(await (await post(longest + more)).json()).toMatchObject({ code: `${field}_too_long` })
})

test.each(['farah@ä/example.com', 'farah@ä.example:80', 'farah@ä%2eexample.com', 'farah@ä.1'])(
  'rejects a message from %s, whose domain has no form in ASCII',
  async (email) => {
    const response = await functions.post('send-contact-email', { ...message, email })
    expect(await response.json()).toMatchObject({ code: 'email_malformed' })
  },
)

test('rejects an address that is too long only in ASCII, in which it is stored', async () => {
  const email = `mei@${'心理健康马来西亚.'.repeat(12)}example`
  expect(email.length).toBeLessThan(150)
  const response = await functions.post('waitlist', { email })
  expect(await response.json()).toMatchObject({ code: 'email_too_long' })
})

test('rejects an address that is too long only in lower case, in which it is stored', async () => {
  const response = await functions.post('waitlist', { email: `${'İ'.repeat(230)}@example.com` })
  expect(await response.json()).toMatchObject({ code: 'email_too_long' })
})

const unusualFields: object[] = [
  { email: "o'brien+tag@mail.example.com" },
  { email: 'ஆய்வு@例え.example' },
  { email: 'Ünï@exämple.com' },
  { email: 'mei@i❤.ws' },
  { name: ' \tFarah\t ' },
  { message: '1234567890' },
  { message: 'One line\nanother\r\nand a third\r.\n..\nFrom here' },
  { id: 1, created_at: 'now', role: 'postgres', constructor: { prototype: { email: 'x' } } },
]

test.each(unusualFields)('accepts a message with %j', async (fields) => {
  const response = await functions.post('send-contact-email', { ...message, ...fields })
  expect(response.status).toBe(200)
})

test('reads no field from __proto__', async () => {
  const response = await functions.post('waitlist', `{"__proto__":${JSON.stringify(signup)}}`)
  expect(await response.json()).toMatchObject({ code: 'email_required' })
})

const unusualText = {
  Tamil: 'இந்த ஆய்வைப் பற்றி கேட்க விரும்புகிறேன்',
  Mandarin: '我想了解一下这项研究的情况',
  Jawi: 'ساي ايڠين برتاڽ تنتڠ سيسي تراڤي',
  emoji: '👩🏽‍🦱💛🇲🇾 family 👨‍👩‍👧‍👦 here',
  'combining marks': 'a\u0301\u0301\u0301\u0301\u0301\u0301\u0301 e\u0300 o\u0308',
  'direction marks': '\u202eevil\u202c and \u200fplain',
  'zero-width characters': 'zero\u200bwidth\u200djoiner\ufeffmark',
  'characters beyond the BMP': '𠜎𠜱𠝹𠱓𠱸𠲖𠳏',
  noncharacters: '\ufffe\uffff none here',
  'line separators': 'one\u2028two\u2029three',
  'SQL injection': "Robert'); drop table public.contact_messages;--",
  'a dollar quote': '$$; select pg_sleep(10); $$ $1 $2',
  markup: '<script>alert(document.cookie)</script>',
  'mail syntax': '=?UTF-8?B?QmNjOiBhQGIuYw==?= Bcc: a@b.c',
  'control characters': 'pasted\u000bfrom a\fdocument\u001b',
  'an SMTP end-of-data line': '.\t. QUIT MAIL FROM:<a@b.c>',
}

/** Only a message's text may have these. */
const textOnly = [
  'direction marks',
  'noncharacters',
  'an SMTP end-of-data line',
  'control characters',
]

/** Stored as sent, and mailed without what changes how the rest of the mail shows. */
const mailedAs: Readonly<Record<string, string>> = {
  'direction marks': 'evil and \u200fplain',
  'control characters': 'pasted\nfrom a\ndocument',
}

test.each(Object.entries(unusualText))('stores and mails %s', async (kind, text) => {
  await functions.empty()
  const line = textOnly.includes(kind) ? 'One line' : text
  const texts = { name: line, subject: line, message: text }
  await functions.post('send-contact-email', { ...message, ...texts })
  const stored = await functions.rows('select name, subject, message from public.contact_messages')
  expect(stored).toEqual([texts])
  expect(functions.mails[0]?.text).toContain(mailedAs[kind] ?? text)
})

test('writes no personal data into logs and error responses', async () => {
  functions.logs.length = 0
  const canary = { name: 'Kanari Zzyzx', email: 'kanari.zzyzx@example.com', message: 'zzyzx words' }
  const responses = await Promise.all([
    functions.post('send-contact-email', { ...message, ...canary, subject: 7 }),
    functions.post('send-contact-email', { ...message, ...canary, email: `${canary.email},x` }),
    functions.post('waitlist', { ...canary, email: `${canary.email}\n` }),
    functions.post('waitlist', `{"email":"${canary.email}"`),
  ])
  const bodies = await Promise.all(responses.map((response) => response.text()))
  const written = [...functions.logs, ...bodies].join('\n')
  for (const text of Object.values(canary)) expect(written).not.toContain(text)
})
