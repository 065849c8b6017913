import { createHash } from 'node:crypto'
import { queryWithTimeout, type Database } from '../_shared/database.ts'
import { codeOf, HttpError } from '../_shared/errors.ts'
import { languageOf } from '../_shared/languages.ts'
import { leaveToken } from '../_shared/leave-token.ts'
import type { Log } from '../_shared/log.ts'
import { readBytes } from '../_shared/request-body.ts'

type UnsubscribeDeps = {
  database: Database
  log: Log
  /** Null is the function's own origin. */
  siteOrigin: string | null
}

/**
 * Takes the person with an announcement's token off the waitlist. Mail programs POST with the token in
 * the URL (RFC 8058), the privacy page with the token in the body. The token is the only proof: mail
 * programs have any origin. Every token gets the same answer, so nobody can find out who is listed.
 */
export async function handleUnsubscribe(
  request: Request,
  deps: UnsubscribeDeps,
): Promise<Response> {
  const { search, searchParams } = new URL(request.url)
  const inUrl = leaveToken(search)
  try {
    switch (request.method) {
      case 'POST':
        await leave(inUrl ?? leaveToken(await readText(request)), deps)
        return Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
      case 'GET':
      case 'HEAD': {
        // Where mail programs open the URL, and link scanners follow it: only the page's button leaves.
        const [given = ''] = /^\w+/.exec(searchParams.get('language') ?? '') ?? []
        const language = languageOf(given)
        const base = (deps.siteOrigin ?? '') + (language && language !== 'en' ? `/${language}` : '')
        // Without a usable token the page says how else to leave.
        const location = `${base}/privacy#leave${inUrl ? `=${inUrl}` : ''}`
        return new Response(null, {
          status: 303,
          headers: { location, 'cache-control': 'no-store' },
        })
      }
      default:
        throw new HttpError(405, 'wrong_method', 'Use POST.', { allow: 'GET, HEAD, POST' })
    }
  } catch (error) {
    if (error instanceof HttpError) return error.toResponse()
    deps.log('error', 'unsubscribe: not removed', { code: codeOf(error) })
    const sentence =
      'We could not take you off the list just now. Please try again in a few minutes.'
    return new HttpError(503, 'not_kept', sentence, { 'retry-after': '60' }).toResponse()
  }
}

async function readText(request: Request): Promise<string> {
  return (await readBytes(request)).toString('utf8')
}

/** Sends the token's hash, so that no log of the database has the token. */
async function leave(token: string | undefined, { database }: UnsubscribeDeps): Promise<void> {
  if (token === undefined) return
  const hash = createHash('sha256').update(token, 'hex').digest('hex')
  await queryWithTimeout(4000, database, 'select forms.leave_waitlist($1)', [hash])
}
