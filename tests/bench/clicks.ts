import type { Browser, Page } from 'playwright'
import { paths } from '../../src/paths.ts'
import { median, table } from './backend-figures.ts'
import { startSiteServers } from './site-servers.ts'
import { desktop, inContext, settled, slowDown, withBrowser } from './slow-browser.ts'

const runs = 7

/** Measures how long a page takes from a click on its link to its painted heading, and prints a table. */
export async function benchClicks(): Promise<void> {
  const servers = await startSiteServers()
  await withBrowser(async (browser) => {
    const times = await navigate(browser, servers.site)
    console.log('\nClick to painted heading, milliseconds on the slow processor')
    console.log(table([['to', 'median'], ...times]))
  }).finally(servers.close)
}

async function navigate(browser: Browser, site: string): Promise<string[][]> {
  const targets = Object.values(paths).filter((path) => path !== paths.home)
  return inContext(browser, desktop, async (context) => {
    const page = await context.newPage()
    await page.goto(site)
    await page.waitForTimeout(settled)
    await slowDown(context, page, false)
    const rows: string[][] = []
    const home: number[] = []
    for (const target of targets) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        times.push(await clickTo(page, target))
        if (target === paths.privacy || target === paths.terms) {
          await page.locator(`a[href="${paths.home}"]`).first().click()
        } else home.push(await clickTo(page, paths.home))
        await page.waitForTimeout(300)
      }
      rows.push([target, median(times).toFixed(0)])
    }
    return [[paths.home, median(home).toFixed(0)], ...rows]
  })
}

/** From the click to the frame that shows the new page's heading. */
function clickTo(page: Page, target: string): Promise<number> {
  return page.evaluate(
    (address) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)
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
        // The visitor's pointer is on the link before the click.
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        setTimeout(() => {
          started = performance.now()
          link.click()
        }, 300)
      }),
    target,
  )
}
