import { createHash, timingSafeEqual } from 'node:crypto'
import { runDelivery, type DeliveryJobDeps } from '../_shared/delivery-job.ts'
import { codeOf, HttpError } from '../_shared/errors.ts'

/** Runs the delivery job when the scheduler calls with the secret. */
export async function handleDelivery(
  request: Request,
  deps: DeliveryJobDeps & { secret: string },
): Promise<Response> {
  if (request.method !== 'POST')
    return new HttpError(405, 'wrong_method', 'Use POST.', { allow: 'POST' }).toResponse()
  if (!isSame(request.headers.get('x-delivery-secret') ?? '', deps.secret))
    return new HttpError(401, 'unauthorized', 'Only the scheduler may call this.').toResponse()
  try {
    const report = await runDelivery(deps)
    return Response.json(report, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    deps.log('error', 'delivery run failed', { code: codeOf(error) })
    return new HttpError(503, 'unexpected', 'The database could not be reached.').toResponse()
  }
}

/** Compares in constant time, to prevent timing attacks. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
