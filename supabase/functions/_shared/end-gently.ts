import process from 'node:process'
import { within } from './within.ts'

/** After a signal: answers, finishes and ends within 10 seconds. */
export function endGently(
  stopServing: () => Promise<unknown>,
  service: { close(): Promise<void> },
): void {
  const end = async () => {
    setTimeout(() => process.exit(0), 9500)
    await within(6000, Promise.allSettled([stopServing()]), () => {})
    await service.close()
    process.exit(0)
  }
  let ending: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      ending ??= end()
    })
}
