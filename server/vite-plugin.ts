import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { languageIds, languages, localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { readLanguage } from '../vite/settings.ts'
import type { Backend } from './backend.ts'
import { exitOnStartError } from './exit-on-start-error.ts'
import type { LocalSettings } from './settings.ts'
import { createBackground, endWithNpm } from './shutdown.ts'

type RunningBackend = { opened: Promise<Backend>; close(): Promise<void> }

declare global {
  /** Global, because Vite reloads this module when it restarts. */
  var runningBackend: RunningBackend | undefined
}

/**
 * Exits on a StartError when the development server starts. When it restarts, throws it: Vite prints
 * the sentence and goes on with the settings it had.
 */
export function exitAtFirstStart<Result>(run: () => Promise<Result>): Promise<Result> {
  return globalThis.runningBackend ? run() : exitOnStartError(run)
}

/** Runs the local backend inside Vite's development server. */
export function localBackend(): Plugin {
  let settings: LocalSettings
  return {
    name: 'local-backend',
    apply: 'serve',
    async config({ server = {} }) {
      const { readPort, readSettings } = await import('./settings.ts')
      // Read before Vite makes a server: one that fails half made keeps its watcher, and would restart beside
      // the old one at the next change, on the same port and data folder.
      settings = await exitAtFirstStart(async () => readSettings(process.env))
      const port = await exitAtFirstStart(async () => server.port ?? readPort(process.env, 5173))
      return { server: { port } }
    },
    async configureServer(server) {
      // Imported here, so that a build does not load a database.
      const { openBackend } = await import('./backend.ts')
      const { answerFromBackend, isForBackend, requireFreePort } = await import('./server.ts')
      const { host, port } = server.config.server
      const previous = globalThis.runningBackend
      if (!previous) {
        endWithNpm()
        const address = { host: typeof host === 'string' ? host : '127.0.0.1', port }
        await exitOnStartError(() => requireFreePort(address))
      }

      const answers = createBackground()
      // Vite starts the new server before it closes the old one, and only one can have the data folder.
      const opened = exitOnStartError(async () => {
        await previous?.close()
        return openBackend(settings)
      })
      const running = {
        opened,
        async close() {
          await answers.finish(5000)
          await (await opened).close()
        },
      }
      globalThis.runningBackend = running
      const backend = await opened

      server.middlewares.use((req, res, next) => {
        if (!isForBackend(req)) return next()
        // Until it is replaced, the old server answers with the new backend: its own is closed.
        const current = globalThis.runningBackend ?? running
        const answer = current.opened.then((newest) => answerFromBackend(newest, req, res))
        answers.add(answer)
        answer.catch(next)
      })
      server.watcher.on('all', (_, file) => {
        const [, name] = file.split(`${sep}supabase${sep}migrations${sep}`)
        // Not applied at once: it may be half written, and what is applied is not applied again.
        if (name?.endsWith('.sql'))
          server.config.logger.warn(
            `supabase/migrations/${name} has changed: restart (r + Enter) to apply it to the local database.`,
            { timestamp: true },
          )
      })
      server.httpServer?.once('listening', () => {
        for (const line of backend.describe()) server.config.logger.info(`  ${line}`)
      })
      server.httpServer?.once('close', () => void backend.close())
    },
  }
}

/** The development server has the pages of one language, at their addresses in the built site. */
export function shownLanguage(given: string | undefined): Plugin {
  const language = readLanguage(given) ?? 'en'
  const isPage = (path: string) => Object.values(paths).some((page) => page === path)
  const otherBase = new RegExp(`^/(?:${languageIds.join('|')})(?=/|$)`)
  return {
    name: 'shown-language',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('lang="en"', `lang="${languages[language].tag}"`),
    configureServer({ middlewares }) {
      middlewares.use(({ url = '/' }, res, next) => {
        const [path = '/'] = url.split('?')
        const page = path.replace(otherBase, '') || '/'
        const location = localizedPath(language, page)
        if (location === path || !isPage(page)) next()
        else res.writeHead(302, { location: location + url.slice(path.length) }).end()
      })
    },
  }
}
