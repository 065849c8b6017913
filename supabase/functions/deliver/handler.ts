import type { Buffer } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'
import { codeOf } from '../_shared/database.ts'
import { runDelivery, type RunDeps } from '../_shared/delivery.ts'
import { refusalAnswer } from '../_shared/refusal.ts'

export type DeliverDeps = RunDeps & { secret: string }

/** One delivery run, for the schedule alone: it proves itself by a header that only it knows. */
export async function handleDelivery(request: Request, deps: DeliverDeps): Promise<Response> {
  if (request.method !== 'POST')
    return refusalAnswer({
      status: 405,
      code: 'wrong_method',
      error: 'A delivery run is asked for with POST.',
      headers: { allow: 'POST' },
    })
  if (!isSame(request.headers.get('x-delivery-secret') ?? '', deps.secret))
    return refusalAnswer({
      status: 401,
      code: 'unauthorized',
      error: 'Only the schedule may ask for a delivery run.',
    })
  try {
    const headers = { 'cache-control': 'no-store' }
    return Response.json(await runDelivery(deps), { headers })
  } catch (error) {
    deps.log('error', 'delivery run broke off', { code: codeOf(error) })
    return refusalAnswer({
      status: 503,
      code: 'unexpected',
      error: 'The database could not be reached.',
    })
  }
}

/** Takes the same time however much of the secret was right. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
