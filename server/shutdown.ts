import { log } from '../supabase/functions/_shared/log.ts'
import { withTimeout } from '../supabase/functions/_shared/timeout.ts'

/** Tracks work that outlives its response, so that a shutdown can wait for it. */
export function createBackground() {
  const pending = new Set<Promise<unknown>>()
  return {
    add: (work: Promise<unknown>): void => {
      const done = () => pending.delete(work)
      pending.add(work)
      work.then(done, done)
    },
    finish: (milliseconds: number): Promise<unknown> =>
      withTimeout(milliseconds, Promise.allSettled(pending), () => {}),
  }
}

/** On SIGTERM or SIGINT: answers open requests, finishes background work and exits within 10 seconds. */
export function shutDownGracefully(
  stopServing: () => Promise<unknown>,
  service: { close(): Promise<void> },
): void {
  const end = async () => {
    setTimeout(() => process.exit(0), 9500)
    await withTimeout(6000, Promise.allSettled([stopServing()]), () => {})
    await service.close()
    process.exit(0)
  }
  let ending: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      ending ??= end()
    })
}

/**
 * Sends this process a SIGTERM when npm, which started it, is gone: a SIGTERM to npm does not reach it.
 * A process that a shell or a service manager started itself stays. On Windows a process keeps the
 * number of its parent, so that there it is not noticed.
 */
export function endWithNpm(): void {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    log('info', 'npm, which started this process, is gone')
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
