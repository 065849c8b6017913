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

/** The hashes of the pages' inline scripts, which the policy allows. */
export function scriptHashes(pages: string[]): string[] {
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script>(.*?)<\/script>/gs)])
  return [...new Set(scripts.map(([, text = '']) => hash(text)))]
}

/** The security headers of every answer, errors too. */
export function securityHeaders(
  hashes: string[],
  backendOrigin: string | undefined,
): Record<string, string> {
  const policy = [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashes],
    // Radix and sonner write style elements and attributes.
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["connect-src 'self'", backendOrigin],
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
  return {
    'Content-Security-Policy': policy
      .map((directive) => directive.filter(Boolean).join(' '))
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': allowNothing.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
