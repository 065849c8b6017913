import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { StartError } from '../functions/_shared/settings.ts'
import { answerThrough, isBackendPath } from './node-handler.ts'

/** Gives Vite's development server the backend that `npm start` has. */
export function localBackend(): Plugin {
  return {
    name: 'local-backend',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.mode === 'test' || server.config.server.middlewareMode) return
      if (existsSync('.env')) process.loadEnvFile('.env')
      // Loaded here so that a build never loads a database.
      const [{ openBackend }, { readSettings }] = await Promise.all([
        import('./backend.ts'),
        import('./settings.ts'),
      ])
      const backend = await open(() => openBackend(readSettings(process.env)))
      server.middlewares.use((request, response, next) => {
        if (isBackendPath(request.url ?? '')) answerThrough(backend, request, response).catch(next)
        else next()
      })
      server.httpServer?.once('listening', () => {
        for (const line of backend.describe()) server.config.logger.info(`  ${line}`)
      })
      server.httpServer?.once('close', () => void backend.close())
    },
  }
}

/** A setting or a folder that is wrong is one sentence here too, without Vite's own around it. */
async function open<Backend>(start: () => Promise<Backend>): Promise<Backend> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
