import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../functions/_shared/coded-error.ts'
import { runDelivery, type RunDeps } from '../functions/_shared/delivery.ts'

export async function deliverRegularly(
  deps: RunDeps,
  seconds: number,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await runDelivery(deps)
    } catch (error) {
      deps.log('error', 'delivery run broke off', { code: codeOf(error) })
    }
    await sleep(seconds * 1000, undefined, { signal: stopping }).catch(() => {})
  }
}
