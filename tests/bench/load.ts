import type { Browser } from 'playwright'
import { paths } from '../../src/paths.ts'
import { median, table } from './backend-figures.ts'
import { startSiteServers } from './site-servers.ts'
import { inContext, phone, settled, slowCpu, slowDown, withBrowser } from './slow-browser.ts'

const runs = 7

type Load = { fcp: number; lcp: number; interactive: number; tbt: number; cls: number }
/** What a page notes about its own load. */
type LoadRecord = { lcp: number; cls: number; interactive: number; tasks: PerformanceEntry[] }
type Bytes = {
  early: number
  html: number
  scripts: number
  prefetched: number
  styles: number
  fonts: number
  images: number
}

/** Measures every page's bytes and its load beside the same page without scripts, and prints tables. */
export async function benchLoad(): Promise<void> {
  const servers = await startSiteServers()
  const routes = Object.values(paths)
  await withBrowser(async (browser) => {
    console.log('\nBytes as sent, by kind; "early" counts requests before the first paint')
    const weighed: string[][] = []
    for (const path of routes)
      weighed.push(bytesRow(path, await weigh(browser, servers.site + path)))
    console.log(table([['page', ...byteColumns], ...weighed]))

    console.log(
      `\nMilliseconds on slow 4G and a processor ${slowCpu} times slower, median of ${runs}`,
    )
    const loaded: string[][] = []
    for (const path of routes) {
      loaded.push(await loadRow(browser, path, servers.site + path, servers.floor + path))
    }
    console.log(table([['page', ...loadColumns], ...loaded]))
  }).finally(servers.close)
}

const byteColumns = ['early', 'html', 'scripts', 'prefetched', 'styles', 'fonts', 'images', 'all']

function bytesRow(path: string, bytes: Bytes): string[] {
  const { early, ...kinds } = bytes
  const all = Object.values(kinds).reduce((sum, size) => sum + size, 0)
  return [path, String(early), ...[...Object.values(kinds), all].map(String)]
}

function weigh(browser: Browser, url: string): Promise<Bytes> {
  return inContext(browser, phone, async (context) => {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForTimeout(settled)
    return page.evaluate(() => {
      const own = document.getElementById('root')?.dataset.scripts?.split(' ') ?? []
      const [html] = performance.getEntriesByType('navigation')
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const entries = performance.getEntriesByType('resource')
      const size = (entry?: PerformanceEntry) =>
        entry && 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0
      const sum = (matches: (path: string) => boolean) =>
        entries
          .filter((entry) => matches(new URL(entry.name).pathname))
          .reduce((total, entry) => total + size(entry), 0)
      return {
        early: entries.filter(
          (entry) => entry.startTime < paint && !entry.name.endsWith('/favicon.svg'),
        ).length,
        html: size(html),
        scripts: sum((path) => own.includes(path)),
        prefetched: sum((path) => path.endsWith('.js') && !own.includes(path)),
        styles: sum((path) => path.endsWith('.css')),
        fonts: sum((path) => path.endsWith('.woff2')),
        images: sum((path) => /\.(?:svg|png|jpg|webp|avif)$/.test(path)),
      }
    })
  })
}

const loadColumns = [
  'FCP',
  'LCP',
  'interactive',
  'TBT',
  'CLS',
  'floor FCP',
  'floor LCP',
  'FCP ratio',
  'LCP ratio',
]

async function loadRow(
  browser: Browser,
  path: string,
  url: string,
  floorUrl: string,
): Promise<string[]> {
  const loads: Load[] = []
  const floors: Load[] = []
  // Turn about, so that a busy machine slows both.
  for (let run = 0; run < runs; run += 1) {
    loads.push(await load(browser, url))
    floors.push(await load(browser, floorUrl))
  }
  const of = (all: Load[], figure: keyof Load) => median(all.map((one) => one[figure]))
  const ratio = (figure: 'fcp' | 'lcp') => (of(loads, figure) / of(floors, figure)).toFixed(2)
  return [
    path,
    of(loads, 'fcp').toFixed(0),
    of(loads, 'lcp').toFixed(0),
    of(loads, 'interactive').toFixed(0),
    of(loads, 'tbt').toFixed(0),
    of(loads, 'cls').toFixed(4),
    of(floors, 'fcp').toFixed(0),
    of(floors, 'lcp').toFixed(0),
    ratio('fcp'),
    ratio('lcp'),
  ]
}

function load(browser: Browser, url: string): Promise<Load> {
  return inContext(browser, phone, async (context) => {
    const page = await context.newPage()
    await slowDown(context, page, true)
    await page.addInitScript(() => {
      const record: LoadRecord = { lcp: 0, cls: 0, interactive: 0, tasks: [] }
      Object.assign(window, { record })
      // The app says so by taking the loader's early click.
      Object.defineProperty(window, 'earlyClick', {
        set: (button) => {
          if (button === null) record.interactive = performance.now()
        },
      })
      const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type,
          buffered: true,
        })
      watch('largest-contentful-paint', (entry) => (record.lcp = entry.startTime))
      watch('longtask', (entry) => record.tasks.push(entry))
      watch('layout-shift', (entry) => {
        if ('value' in entry) record.cls += Number(entry.value)
      })
    })
    await page.goto(url)
    await page.waitForTimeout(settled)
    return page.evaluate(() => {
      const { lcp, cls, interactive, tasks }: LoadRecord = Reflect.get(window, 'record')
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const tbt = tasks
        .filter((task) => task.startTime >= fcp)
        .reduce((total, task) => total + Math.max(0, task.duration - 50), 0)
      return { fcp, lcp, interactive, tbt, cls }
    })
  })
}
