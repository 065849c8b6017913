import { codeOf } from '../functions/_shared/database.ts'
import { runDelivery, type RunDeps } from '../functions/_shared/delivery.ts'

/** Tries what is undelivered at the start, which may follow a crash, and then at every interval. */
export function startDeliveryLoop(deps: RunDeps, seconds: number): { stop(): Promise<void> } {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    try {
      await runDelivery(deps)
    } catch (error) {
      deps.log('error', 'delivery run broke off', { code: codeOf(error) })
    }
    if (isStopping) return
    timer = setTimeout(() => {
      running = run()
    }, seconds * 1000)
  }

  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 7000).unref())
      await Promise.race([running, patience])
    },
  }
}
