import type { Buffer } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'
import { codeOf } from '../_shared/database.ts'
import { runDelivery, type DeliveryDeps } from '../_shared/delivery.ts'

export type DeliverDeps = DeliveryDeps & { secret: string }

/** One delivery run, for the schedule alone: it proves itself by a header that only it knows. */
export async function handleDelivery(request: Request, deps: DeliverDeps): Promise<Response> {
  if (request.method !== 'POST')
    return answer(405, { error: 'A delivery run is asked for with POST.' }, { allow: 'POST' })
  if (!isSame(request.headers.get('x-delivery-secret') ?? '', deps.secret))
    return answer(401, { error: 'Only the schedule may ask for a delivery run.' })
  try {
    return answer(200, { ...(await runDelivery(deps)) })
  } catch (error) {
    deps.log(`deliver: the run broke off (${codeOf(error)})`)
    return answer(503, { error: 'The database could not be reached.' })
  }
}

/** Takes the same time however much of the secret was right. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
