/** The invalid field; 'body' if the whole body is invalid, null if the input is valid. */
type HostileInput = { what: string; body: unknown; wrong: string | null }

type Shape = Record<string, { required: boolean; maximum: number; line: boolean; email?: true }>

export const contactShape: Shape = {
  name: { required: true, maximum: 200, line: true },
  email: { required: true, maximum: 254, line: true, email: true },
  organization: { required: false, maximum: 200, line: true },
  subject: { required: true, maximum: 200, line: true },
  message: { required: true, maximum: 10_000, line: false },
}

export const waitlistShape: Shape = {
  email: { required: true, maximum: 254, line: true, email: true },
  name: { required: false, maximum: 200, line: true },
}

const notText = {
  'a number': 7,
  'a huge number': 1e308,
  'a truth': true,
  'a small number': -0.5,
  'a lie': false,
  'an empty object': {},
  'an empty list': [],
  'a list of text': ['farah@example.com'],
  'an object': { toString: 'farah@example.com' },
  'a deep object': JSON.parse('{"a":'.repeat(500) + '1' + '}'.repeat(500)),
  'a deep list': JSON.parse('['.repeat(2000) + ']'.repeat(2000)),
}

const brokenText = {
  'a NUL': 'Far\0ah',
  'half a character': 'Far\ud83dah',
  'half a character at its end': 'Farah\udc00',
}

const notOneLine = {
  'a line feed': 'Farah\nBcc: everybody@example.org',
  'a carriage return': 'Farah\rBcc: everybody@example.org',
  'a header after a line break': 'Farah\r\nBcc: everybody@example.org\r\n\r\nBuy this',
  'a line break at its end': 'Farah Osman\r\n',
  'a line break in front': '\nFarah Osman',
}

const notAnAddress = [
  'farah',
  'farah@',
  '@example.com',
  'farah@example',
  'farah@@example.com',
  'farah @example.com',
  'farah@exam ple.com',
  'farah@example.com, everybody@example.org',
  'farah@example.com;everybody@example',
  'a,b@example.com',
  'a;b@example.com',
  '<farah@example.com>',
  'Farah <farah@example.com>',
  '"farah"@example.com',
  'farah(comment)@example.com',
  'fa\trah@example.com',
  'farah@example.com\u0007',
  'farah@[127.0.0.1]',
  'farah@example.com:25',
  'a\\b@example.com',
  'farah@example.com@example.org',
  'mailto:farah@example.com',
  'far\u00a0ah@example.com',
  'far\u2028ah@example.com',
  'far\u3000ah@example.com',
  'farah@exa\u2003mple.com',
  'far\u000bah@example.com',
  'far\u000cah@example.com',
  'far\u001bah@example.com',
  'far\u007fah@example.com',
  'far\u0085ah@example.com',
  'farah@example.com?bcc=a@b.co',
  // 254 characters as typed, more in lower case.
  `${'İ'.repeat(230)}@example.com`,
  'farah@example.com\t<everybody@example.org>',
  '(a)farah@example.com',
  'farah@.',
  '.farah@example.com',
  'farah.@example.com',
  'fa..rah@example.com',
  'farah@example..com',
  'farah@.example.com',
  'farah@example.com..',
  'farah@ex%41mple.कॉम',
  'farah@example.\u{10ffff}',
  '\u200b@example.com',
]

/** Unusual but valid text, which must arrive unchanged. */
export const strangeButTrue = {
  Malay: 'Saya ingin bertanya tentang sesi terapi',
  Mandarin: '我想了解一下这项研究的情况',
  Tamil: 'இந்த ஆய்வைப் பற்றி கேட்க விரும்புகிறேன்',
  Jawi: 'ساي ايڠين برتاڽ تنتڠ سيسي تراڤي',
  emoji: '👩🏽‍🦱💛🇲🇾 family 👨‍👩‍👧‍👦 here',
  'combining marks': 'a\u0301\u0301\u0301\u0301\u0301\u0301\u0301 e\u0300 o\u0308',
  'right to left marks': '\u202eevil\u202c and \u200fplain',
  'zero-width characters': 'zero\u200bwidth\u200djoiner\ufeffmark',
  'characters beyond the basic plane': '𠜎𠜱𠝹𠱓𠱸𠲖𠳏',
  'SQL of a comic': "Robert'); drop table public.contact_messages;--",
  'SQL with comments': "1' or '1'='1' /* and */ -- more",
  'a dollar quote': '$$; select pg_sleep(10); $$ $1 $2',
  markup: '<script>alert(document.cookie)</script>',
  'an image that runs': '"><img src=x onerror=alert(1)>',
  'a template': '${process.env.SMTP_URL} {{7*7}} #{7*7}',
  'format letters': '%s %n %x %d %00 %0a %0d',
  'a path': '../../../../etc/passwd and C:\\Windows\\win.ini',
  'a shell line': '$(cat /etc/passwd) `id` ; rm -rf / | nc',
  'a log line': '{"level":"error","msg":"farah"} [31mred',
  'mail syntax': '=?UTF-8?B?QmNjOiBhQGIuYw==?= Bcc: a@b.c',
  'the end of a mail': '.\t. QUIT MAIL FROM:<a@b.c>',
  'a formula': '=HYPERLINK("http://example.org","click")',
  'words of JavaScript': '__proto__ constructor prototype NaN undefined null',
  backslashes: 'back\\slash \\n \\u0000 \\x00 C:\\new',
  quotes: '\'single\' "double" “curly” ‘curly’ `back`',
  'a no-break space': 'no\u00a0break\u2003space\u3000here',
  'a very long word': 'panjang'.repeat(20),
  Arabic: 'أود أن أسأل عن الدراسة',
  Thai: 'ฉันอยากถามเกี่ยวกับการศึกษา',
  Zalgo: 'h\u0321\u0322e\u0353\u0354l\u0355\u0356p\u0359\u035a me now',
  'private characters': '\ue000\uf8ff\u{10fffd} private',
  'a character that is none': '\ufffe\uffff none here',
  'a line separator': 'one\u2028two\u2029three',
}

/** Builds bodies from a form's fields and a valid form. */
export function hostileInputs(shape: Shape, right: Record<string, string>): HostileInput[] {
  const inputs: HostileInput[] = [...notAForm]
  const add = (what: string, change: Record<string, unknown>, wrong: string | null) =>
    inputs.push({ what, body: { ...right, ...change }, wrong })

  for (const [field, rule] of Object.entries(shape)) {
    const { [field]: _, ...without } = right
    const isWrong = (wrong: boolean) => (wrong ? field : null)
    inputs.push({ what: `no ${field}`, body: without, wrong: isWrong(rule.required) })
    add(`null as ${field}`, { [field]: null }, isWrong(rule.required))
    add(`nothing as ${field}`, { [field]: '' }, isWrong(rule.required))
    add(`spaces as ${field}`, { [field]: ' \t\u3000 ' }, isWrong(rule.required))
    for (const [what, value] of Object.entries({ ...notText, ...brokenText }))
      add(`${what} as ${field}`, { [field]: value }, field)
    if (rule.line)
      for (const [what, value] of Object.entries(notOneLine))
        add(`${what} in ${field}`, { [field]: value }, field)
    if (rule.email) {
      for (const value of notAnAddress)
        add(`${JSON.stringify(value)} as ${field}`, { [field]: value }, field)
      const host = '@example.com'
      add(`the longest ${field}`, { [field]: 'a'.repeat(rule.maximum - host.length) + host }, null)
      add(
        `too long an ${field}`,
        { [field]: 'a'.repeat(rule.maximum + 1 - host.length) + host },
        field,
      )
      add(`a ${field} that makes patterns slow`, { [field]: `a@${'a.'.repeat(120)}@` }, field)
      for (const value of ["o'brien+tag@mail.example.com", 'ஆய்வு@例え.example', 'Ünï@exämple.com'])
        add(`${value} as ${field}`, { [field]: value }, null)
    } else {
      add(`the longest ${field}`, { [field]: '🌸'.repeat(rule.maximum) }, null)
      add(`too long a ${field}`, { [field]: '🌸'.repeat(rule.maximum + 1) }, field)
      for (const [what, value] of Object.entries(strangeButTrue))
        add(`${what} as ${field}`, { [field]: value }, null)
    }
  }
  if ('message' in shape) {
    add('nine characters as message', { message: '123456789' }, 'message')
    add('nine characters and spaces as message', { message: `  123456789  \n` }, 'message')
    add('ten characters as message', { message: '1234567890' }, null)
    add('lines in message', { message: 'One line\nanother\r\nand a third\r.\n..\nFrom here' }, null)
  }
  add('fields nobody asked for', { id: 1, created_at: 'now', role: 'postgres', admin: true }, null)
  add('a prototype', { constructor: { prototype: { email: 'x' } } }, null)
  const [first = ''] = Object.keys(shape)
  const twice = `{"${first}":7,${JSON.stringify(right).slice(1)}`
  inputs.push({ what: 'a field twice, of which the last counts', body: twice, wrong: null })
  const inherited = `{"__proto__":${JSON.stringify(right)}}`
  inputs.push({ what: 'all fields inherited', body: inherited, wrong: first })
  return inputs
}

const notAForm: HostileInput[] = Object.entries({
  'an empty body': '',
  'a space': ' ',
  'broken JSON': '{"email":',
  'a JSON text': '"farah@example.com"',
  'a JSON number': '7',
  'a JSON null': 'null',
  'a JSON list': '[{"email":"farah@example.com"}]',
  'a trailing comma': '{"email":"farah@example.com",}',
  'a JSON truth': 'true',
  'an unfinished escape': '{"email":"\\u12"}',
  'two objects': '{"email":"a@b.co"}{"email":"a@b.co"}',
  'single quotes': "{'email':'farah@example.com'}",
  'a comment': '{/* */"email":"farah@example.com"}',
  'not a number': '{"email":NaN}',
  'a form as browsers send it': 'email=farah%40example.com',
  XML: '<?xml version="1.0"?><email>farah@example.com</email>',
  'a NUL byte': Buffer.from([0]),
  'UTF-16': Buffer.from('\ufeff{"email":"farah@example.com"}', 'utf16le'),
  'a lone continuation byte': Buffer.from([0x7b, 0x22, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  'an overlong slash': Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  'a surrogate in UTF-8': Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  'a character cut off': Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xf0, 0x9f])]),
  'compressed bytes': Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
  'thirty thousand brackets': '['.repeat(30_000),
  'thirty thousand objects': '{"a":'.repeat(12_000),
}).map(([what, body]) => ({ what: `${what} as the body`, body, wrong: 'body' }))
