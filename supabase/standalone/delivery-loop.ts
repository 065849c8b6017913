import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../functions/_shared/errors.ts'
import { runDelivery, type DeliveryDeps } from '../functions/_shared/delivery.ts'

export async function deliverRegularly(
  deps: DeliveryDeps,
  seconds: number,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await runDelivery(deps)
    } catch (error) {
      deps.log('error', 'delivery run failed', { code: codeOf(error) })
    }
    await sleep(seconds * 1000, undefined, { signal: stopping }).catch(() => {})
  }
}
