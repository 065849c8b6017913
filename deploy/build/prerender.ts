import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { stylesFor } from './inline-styles.ts'
import { loaderFor } from './loader.ts'

type ServerEntry = typeof import('../../src/entry-server.tsx')

const serverOutput = 'node_modules/.prerender'

/** Writes one flat HTML file a route (about.html, 404.html) after the client build. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: false } },
        ssr: {
          build: {
            ssr: true,
            outDir: serverOutput,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The client and ssr environments are both needed.')
      await builder.build(client)
      await builder.build(ssr)
      const entry: ServerEntry = await import(
        pathToFileURL(resolve(serverOutput, 'entry-server.js')).href
      )
      await writePages(resolve(client.config.build.outDir), entry)
    },
  }
}

async function writePages(dist: string, entry: ServerEntry): Promise<void> {
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const { shell, script } = takeOutScript(template)
  const stylesheet = await findStylesheet(dist)
  const loader = loaderFor(script)
  for (const { path } of entry.routes) {
    const { head, body } = await entry.renderPage(path === '*' ? '/404' : path)
    const page = shell
      .replace('<div id="root">', () => `<div id="root" data-path="${path}">`)
      .replace('<!--app-->', () => body)
    const styles = await stylesFor(page, stylesheet)
    const html = page.replace(
      '<!--head-->',
      () => `${head}<style>${styles}</style><script>${loader}</script>`,
    )
    const file = join(dist, fileFor(path))
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, html)
  }
  await rm(resolve(serverOutput), { recursive: true })
}

/** The flat file that answers a route's address. */
export function fileFor(path: string): string {
  if (path === '*') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Takes the app's script and its preloads out of Vite's HTML: the loader starts it after the first paint. */
function takeOutScript(html: string): { shell: string; script: string } {
  const script = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html)
  if (!script?.[1]) throw new Error('The built index.html has no module script.')
  const shell = html.replace(script[0], '').replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
  return { shell, script: script[1] }
}

async function findStylesheet(dist: string): Promise<string> {
  const names = await readdir(join(dist, 'assets'))
  const name = names.find((file) => file.endsWith('.css'))
  if (!name) throw new Error('The build has no stylesheet.')
  return readFile(join(dist, 'assets', name), 'utf8')
}
