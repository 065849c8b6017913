import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { backendHandler } from './node-handler.ts'
import { orSayWhy, readSettings } from './settings.ts'

export function localBackend(): Plugin {
  return {
    name: 'local-backend',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.mode === 'test' || server.config.server.middlewareMode) return
      if (existsSync('.env')) process.loadEnvFile('.env')
      // A build must not load a database.
      const { openBackend } = await import('./backend.ts')
      const backend = await orSayWhy(async () => openBackend(readSettings(process.env)))
      server.middlewares.use(backendHandler(backend))
      server.httpServer?.once('listening', () => {
        for (const line of backend.describe()) server.config.logger.info(`  ${line}`)
      })
      server.httpServer?.once('close', () => void backend.close())
    },
  }
}
