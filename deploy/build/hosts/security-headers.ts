import { createHash } from 'node:crypto'

/** These features tell of a person or device; a longer list costs every answer more than it keeps out. */
const allowNothing = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

export type InlineHashes = { styles: string[]; scripts: string[] }

export function inlineHashes(pages: string[]): InlineHashes {
  const hashes = (pattern: RegExp) => [
    ...new Set(
      pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text]) => hash(text ?? ''))),
    ),
  ]
  for (const html of pages) {
    const forbidden = / (?:style|on[a-z]+)="[^"]*"/.exec(
      html.replaceAll(/<script.*?<\/script>/gs, ''),
    )
    if (forbidden) {
      throw new Error(`The policy forbids attributes like${forbidden[0]} in a built page.`)
    }
  }
  return {
    styles: hashes(/<style[^>]*>(.*?)<\/style>/gs),
    scripts: hashes(/<script>(.*?)<\/script>/gs),
  }
}

export function securityHeaders(
  hashes: InlineHashes,
  backendOrigin: string | undefined,
): Record<string, string> {
  const policy = [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashes.scripts],
    ["style-src 'self'", ...hashes.styles],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["connect-src 'self'", backendOrigin],
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    ["trusted-types 'none'"],
  ]
  return {
    'Content-Security-Policy': policy
      .map((directive) => directive.filter(Boolean).join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': allowNothing.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
