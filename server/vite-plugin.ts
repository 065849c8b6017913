import type { Plugin } from 'vite'
import type { Backend } from './backend.ts'
import { exitOnStartError } from './exit-on-start-error.ts'

declare global {
  /** Global, because Vite reloads this module when vite.config.ts changes. */
  var runningBackend: Backend | undefined
}

/** Runs the local backend inside Vite's development server. */
export function localBackend(): Plugin {
  return {
    name: 'local-backend',
    apply: 'serve',
    async configureServer(server) {
      // Imported here, so that a build does not load a database.
      const { openBackend } = await import('./backend.ts')
      const { answerFromBackend, isForBackend } = await import('./server.ts')
      const { readSettings } = await import('./settings.ts')
      // Vite starts the new server before it closes the old one.
      await globalThis.runningBackend?.close()
      const backend = await exitOnStartError(async () => openBackend(readSettings(process.env)))
      globalThis.runningBackend = backend
      server.middlewares.use((req, res, next) => {
        if (isForBackend(req)) answerFromBackend(backend, req, res).catch(next)
        else next()
      })
      server.httpServer?.once('listening', () => {
        for (const line of backend.describe()) server.config.logger.info(`  ${line}`)
      })
      server.httpServer?.once('close', () => void backend.close())
    },
  }
}
