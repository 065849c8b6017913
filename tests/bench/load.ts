import type { Browser, BrowserContext, Page } from 'playwright'
import { median, table } from './backend-figures.ts'
import { clickTo, pointing } from './clicks.ts'
import { pagesIn, withSites, type SiteOptions, type SiteServers } from './site-servers.ts'
import {
  desktop,
  inContext,
  phone,
  settled,
  slowCpu,
  slowDown,
  timeSpent,
  withBrowser,
} from './slow-browser.ts'

/** Compares each page with the same page without scripts. */
export async function benchLoad(options: SiteOptions): Promise<void> {
  await withSites(options, (all) =>
    withBrowser(async (browser) => {
      const pages = pagesIn(all, options)
      console.log(
        '\nBytes of a first visit as sent; "early" counts requests before the first paint',
      )
      const weighed: string[][] = []
      for (const { path, sites } of pages)
        for (const { name, site } of sites)
          weighed.push([path, name, ...(await weigh(browser, site + path)).map(String)])
      console.log(table([['page', 'build', ...byteColumns], ...weighed]))

      console.log(`\nSlow 4G, a processor ${slowCpu} times slower, median of ${options.runs}`)
      const loaded: string[][] = []
      for (const { path, sites } of pages)
        loaded.push(...(await loadRows(browser, path, sites, options)))
      console.log(table([['page', 'build', ...loadColumns.map(([title]) => title)], ...loaded]))
    }),
  )
}

const byteColumns = ['early', 'html', 'scripts', 'prefetched', 'styles', 'fonts', 'images', 'all']

function weigh(browser: Browser, url: string): Promise<number[]> {
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
      const kinds = [
        size(html),
        sum((path) => own.includes(path)),
        sum((path) => path.endsWith('.js') && !own.includes(path)),
        sum((path) => path.endsWith('.css')),
        sum((path) => path.endsWith('.woff2')),
        sum((path) => /\.(?:svg|png|jpg|webp|avif)$/.test(path)),
      ]
      const early = entries.filter(
        (entry) => entry.startTime < paint && !entry.name.endsWith('/favicon.svg'),
      )
      return [early.length, ...kinds, kinds.reduce((all, kind) => all + kind, 0)]
    })
  })
}

type Load = {
  lcp: number
  floor: number
  cls: number
  /** React knows the page's last link from then on. */
  known: number
  /** A click on one of them is the app's from then on. */
  clickable: number
  tbt: number
  longest: number
  style: number
  layout: number
  /** It goes from a click on the header's first link to the painted heading. */
  click: number
  clickOnSlow: number
}

const loadColumns: [title: string, figure: (of: (figure: keyof Load) => number) => string][] = [
  ['LCP', (of) => of('lcp').toFixed(0)],
  ['by floor', (of) => (of('lcp') / of('floor')).toFixed(2)],
  ['CLS', (of) => of('cls').toFixed(4)],
  ['React knows', (of) => of('known').toFixed(0)],
  ['click is the app’s', (of) => of('clickable').toFixed(0)],
  ['TBT', (of) => of('tbt').toFixed(0)],
  ['longest task', (of) => of('longest').toFixed(0)],
  ['style', (of) => of('style').toFixed(0)],
  ['layout', (of) => of('layout').toFixed(0)],
  ['header click', (of) => of('click').toFixed(0)],
  ['on slow 4G', (of) => of('clickOnSlow').toFixed(0)],
]

async function loadRows(
  browser: Browser,
  path: string,
  sites: SiteServers[],
  { runs }: SiteOptions,
): Promise<string[][]> {
  const measured = sites.map((site) => ({ site, loads: [] as Load[] }))
  // Sites take turns, so that a busy machine slows each.
  for (let run = 0; run < runs; run += 1)
    for (const { site, loads } of measured) loads.push(await visits(browser, path, site))
  return measured.map(({ site, loads }) => {
    const of = (figure: keyof Load) => median(loads.map((one) => one[figure]))
    return [path, site.name, ...loadColumns.map(([, cell]) => cell(of))]
  })
}

/** Each question has a visit: an answer may disturb another. */
async function visits(browser: Browser, path: string, sites: SiteServers): Promise<Load> {
  return {
    ...(await load(browser, sites.site + path)),
    floor: (await load(browser, sites.floor + path)).lcp,
    clickable: await clickable(browser, sites.site + path),
    click: await clickInHeader(browser, sites.site + path, false),
    clickOnSlow: await clickInHeader(browser, sites.site + path, true),
  }
}

type Loaded = Pick<Load, 'lcp' | 'cls' | 'known' | 'tbt' | 'longest' | 'style' | 'layout'>
type LoadRecord = { lcp: number; cls: number; known: number; tasks: PerformanceEntry[] }

function load(browser: Browser, url: string): Promise<Loaded> {
  return onSlowPhone(browser, async (page, context) => {
    const spent = await timeSpent(context, page)
    await page.addInitScript(() => {
      const record: LoadRecord = { lcp: 0, cls: 0, known: 0, tasks: [] }
      Object.assign(window, { record })
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
      // React marks its elements, the last link last.
      const asking = setInterval(() => {
        const link = document.readyState !== 'loading' && [...document.links].at(-1)
        if (!link || !Object.keys(link).some((key) => key.startsWith('__reactProps'))) return
        record.known = performance.now()
        clearInterval(asking)
      }, 20)
    })
    await page.goto(url)
    await page.waitForTimeout(settled)
    const { style, layout } = await spent()
    const noted = await page.evaluate(() => {
      const { lcp, cls, known, tasks }: LoadRecord = Reflect.get(window, 'record')
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const later = tasks
        .filter((task) => task.startTime + task.duration > fcp)
        .map((task) => task.duration)
      const tbt = later.reduce((total, duration) => total + duration - 50, 0)
      return { lcp, cls, known, tbt, longest: Math.max(0, ...later) }
    })
    return { ...noted, style, layout }
  })
}

/** It clicks on a link of the page over and over, or on one of the footer, and keeps the browser from following. */
function clickable(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const done = new Promise<number>((resolve) => {
        addEventListener('DOMContentLoaded', () => {
          addEventListener('click', (event) => {
            if (event.defaultPrevented) resolve(performance.now())
            event.preventDefault()
          })
          const clicking = setInterval(() => {
            const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
              (link) =>
                !link.hash && !link.hreflang && !link.target && !link.pathname.includes('.'),
            )
            const link = links.find((one) => one.closest('main')) ?? links.at(-1)
            link?.click()
          }, 50)
          void done.then(() => clearInterval(clicking))
        })
      })
      Object.assign(window, { clickable: done })
    })
    await page.goto(url)
    return page.evaluate((): Promise<number> => Reflect.get(window, 'clickable'))
  })
}

function clickInHeader(browser: Browser, url: string, network: boolean): Promise<number> {
  return inContext(browser, desktop, async (context) => {
    const page = await context.newPage()
    await slowDown(context, page, network)
    await page.goto(url)
    await page.waitForTimeout(settled)
    const here = new URL(url).pathname
    const links = await page
      .locator('header nav a')
      .evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
      )
    const first = links.find((link) => link !== here)
    return first ? clickTo(page, first, pointing) : Number.NaN
  })
}

function onSlowPhone<T>(
  browser: Browser,
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  return inContext(browser, phone, async (context) => {
    const page = await context.newPage()
    await slowDown(context, page, true)
    return act(page, context)
  })
}
