import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc } from 'vite'
import { languages } from '../../src/languages.ts'
import type { RenderedPage } from '../../src/start/entry-server.tsx'
import { oldestBrowsers } from './browsers.ts'
import { fileFor, imageFor } from './hosts/site-address.ts'
import { languageStyles, pageStyles } from './page-styles.ts'
import type { Edition, Site } from './prerender.ts'
import { renderSocialCard } from './social/social-card.ts'

export async function renderPages({ editions, entry }: Site) {
  const shell = await readShell()
  const pages: Record<string, string> = {}
  const images: Record<string, Uint8Array> = {}
  for (const { path, hero = 'tone-plain' } of entry.routes) {
    const versions = await Promise.all(
      editions.map(async (edition) => {
        const image = imageFor(edition.language, path)
        const page = await edition.entry.renderPage(path === '*' ? '/404' : path, image)
        return { edition, image, page }
      }),
    )
    const styles = await pageStyles(versions.map(({ page }) => page.body))
    for (const { edition, image, page } of versions) {
      const { language } = edition
      pages[fileFor(language, path)] = await fill(shell, path, edition, page, styles)
      if (path === '*') continue
      const card = { title: page.heading, brand: entry.BRAND.name, tone: hero }
      images[image.slice(1)] = await renderSocialCard(card)
    }
  }
  return { pages, images }
}

/** The loader replaces the app's script, and the spaces between elements go. */
async function readShell(): Promise<string> {
  const html = await readFile('index.html', 'utf8')
  const loader = `<script>${await readLoader()}</script>`
  return html
    .replace(/<script type="module"[^>]*><\/script>/, '<i id="end" hidden></i>')
    .replaceAll(/>\s+</g, '><')
    .replace('</head>', () => `${loader}</head>`)
}

export async function readLoader(): Promise<string> {
  const source = 'src/start/loader.ts'
  const target = oldestBrowsers
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { target })
  return (await minify(source, code, { module: false, compress: { target } })).code
}

async function fill(
  shell: string,
  path: string,
  { language, chunks }: Edition,
  { head, body }: RenderedPage,
  styles: string,
): Promise<string> {
  const scripts = chunks.scriptsFor(path).map((file) => `/${file}`)
  const inHead = [
    head,
    // Half a page, painted first, would be pushed aside by the rest.
    '<link rel="expect" href="#end" blocking="render"/>',
    `<style>${styles}</style><style>${await languageStyles(language)}</style>`,
    `<link id="sheet" rel="stylesheet" href="/${chunks.stylesheet}" disabled/>`,
  ]
  // At the end it holds up no paint.
  const sheetWithoutScripts = `<noscript><link rel="stylesheet" href="/${chunks.stylesheet}"/></noscript>`
  return (
    shell
      .replace('<html lang="en">', `<html lang="${languages[language].tag}">`)
      .replace('<div id="root"', `$& data-path="${path}" data-scripts="${scripts.join(' ')}"`)
      .replace('<!--app-->', () => body)
      .replace('<!--head-->', () => inHead.join(''))
      .replace('</body>', () => `${sheetWithoutScripts}</body>`)
      // HTML, unlike XML, needs no slash in elements without an end.
      .replaceAll('/>', '>')
  )
}
