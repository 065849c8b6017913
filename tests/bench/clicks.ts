import type { Browser, Page } from 'playwright'
import { paths } from '../../src/paths.ts'
import { median, table } from './backend-figures.ts'
import { withSites, type SiteOptions, type SiteServers } from './site-servers.ts'
import { desktop, inContext, settled, slowDown, withBrowser } from './slow-browser.ts'

/** The pointer is on a link for this many milliseconds before the click. */
export const pointing = 100

/** Measures from the click to the painted heading. */
export async function benchClicks(options: SiteOptions): Promise<void> {
  await withSites(options, (sites) =>
    withBrowser(async (browser) => {
      const names = sites.map(({ name }) => name)
      const targets = Object.values(paths).filter((path) => path !== paths.home)
      console.log('\nClick to painted heading, milliseconds on the slow processor')
      const here = await turns(options, sites, ({ site }) => clickThrough(browser, site, targets))
      console.log(table([['to', ...names], ...rowsOf([...targets, paths.home], here)]))

      console.log('\nThe same from home to the links of the header, on slow 4G, on a first visit')
      const links = await headerLinks(browser, sites)
      const slow = await turns(options, sites, ({ site }) => clickOnSlow(browser, site, links))
      console.log(table([['to', ...names], ...rowsOf(links, slow)]))
    }),
  )
}

type Times = Map<string, number[]>

/** The sites are measured in turn, so that a busy machine slows each. */
async function turns(
  { runs }: SiteOptions,
  sites: SiteServers[],
  measure: (site: SiteServers) => Promise<[target: string, time: number][]>,
): Promise<Times[]> {
  const all = sites.map((): Times => new Map())
  for (let run = 0; run < runs; run += 1) {
    for (const [at, site] of sites.entries()) {
      for (const [target, time] of await measure(site)) {
        const times = all[at]?.get(target) ?? []
        all[at]?.set(target, [...times, time])
      }
    }
  }
  return all
}

function rowsOf(targets: string[], all: Times[]): string[][] {
  return targets.map((target) => [
    target,
    ...all.map((times) => median(times.get(target) ?? []).toFixed(0)),
  ])
}

function clickThrough(
  browser: Browser,
  site: string,
  targets: string[],
): Promise<[string, number][]> {
  return inContext(browser, desktop, async (context) => {
    const page = await context.newPage()
    await page.goto(site)
    await page.waitForTimeout(settled)
    await slowDown(context, page, false)
    const times: [string, number][] = []
    for (const target of targets) {
      times.push([target, await clickTo(page, target, 300)])
      times.push([paths.home, await clickTo(page, paths.home, 300)])
      await page.waitForTimeout(300)
    }
    return times
  })
}

async function clickOnSlow(
  browser: Browser,
  site: string,
  targets: string[],
): Promise<[string, number][]> {
  const times: [string, number][] = []
  for (const target of targets) {
    const time = await inContext(browser, desktop, async (context) => {
      const page = await context.newPage()
      await slowDown(context, page, true)
      await page.goto(site)
      await page.waitForTimeout(settled)
      return clickTo(page, target, pointing)
    })
    times.push([target, time])
  }
  return times
}

async function headerLinks(browser: Browser, sites: SiteServers[]): Promise<string[]> {
  const all: string[][] = []
  for (const { site } of sites) {
    all.push(
      await inContext(browser, desktop, async (context) => {
        const page = await context.newPage()
        await page.goto(site)
        const links = await page.locator('header nav a').evaluateAll(addressesOf)
        return [...new Set(links)].filter((link) => link !== paths.home)
      }),
    )
  }
  return (all[0] ?? []).filter((link) => all.every((links) => links.includes(link)))
}

function addressesOf(links: Element[]): string[] {
  return links
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href') ?? '')
}

/** Points for some milliseconds, clicks, and measures to the frame with the new page's heading. */
export function clickTo(page: Page, target: string, pointed: number): Promise<number> {
  return page.evaluate(
    ([address, rest]) =>
      new Promise<number>((resolve, reject) => {
        const links = document.querySelectorAll<HTMLAnchorElement>(`a[href="${address}"]`)
        const link = [...links].find((one) => one.checkVisibility()) ?? links[0]
        const heading = document.querySelector('h1')
        if (!link) {
          reject(new Error(`No link to ${address}.`))
          return
        }
        let started = 0
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1') === heading) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        // The pointer is on the link before the click.
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        setTimeout(() => {
          started = performance.now()
          link.click()
        }, rest)
      }),
    [target, pointed] as const,
  )
}
