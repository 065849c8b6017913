import { expect, test } from 'vitest'
import { inlineHashes, securityHeaders } from '../../deploy/build/hosts/security-headers.ts'
import { builtHeaders, readBuilt } from './built-site.ts'

const none = { styles: [], scripts: [] }

test('the built policy allows nothing inline or evaluated, and no other site', () => {
  const policy = builtHeaders()['Content-Security-Policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
})

test('every answer carries the other protections too', () => {
  expect(builtHeaders()).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(builtHeaders()['Strict-Transport-Security']).toMatch(
    /^max-age=63072000; includeSubDomains/,
  )
  expect(builtHeaders()['Permissions-Policy']).toContain('microphone=()')
})

test('no line is longer than Cloudflare Pages reads', () => {
  for (const line of readBuilt('_headers').split('\n')) expect(line.length).toBeLessThan(2000)
})

test('a backend elsewhere may be called, and nothing else there', () => {
  const policy = securityHeaders(none, 'https://abc.supabase.co')['Content-Security-Policy']
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;")
  expect(policy?.match(/abc\.supabase\.co/g)).toHaveLength(1)
})

test.each(['<p style="color:red">', '<button onclick="go()">'])(
  'a page with %s is refused',
  (tag) => {
    expect(() => inlineHashes([tag])).toThrow('forbids')
  },
)
