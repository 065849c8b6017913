import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { findTool } from '../tools.ts'

/** It is Lighthouse's cheap phone on slow 4G. */
export const phone = { width: 412, height: 823 }
export const desktop = { width: 1280, height: 800 }
const slowNetwork = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
export const slowCpu = 4
/** It waits until a page has loaded everything. */
export const settled = 2500

export async function withBrowser(act: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findTool('chromium')
  if (!executablePath) return console.log('No browser found: the pages were not measured.')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    await act(browser)
  } finally {
    await browser.close()
  }
}

export async function inContext<T>(
  browser: Browser,
  viewport: { width: number; height: number },
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport })
  try {
    return await act(context)
  } finally {
    await context.close()
  }
}

export async function slowDown(
  context: BrowserContext,
  page: Page,
  network: boolean,
): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
}

/** Answers milliseconds of style and layout since the request. */
export async function timeSpent(
  context: BrowserContext,
  page: Page,
): Promise<() => Promise<{ style: number; layout: number }>> {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const milliseconds = (name: string) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
    return { style: milliseconds('RecalcStyleDuration'), layout: milliseconds('LayoutDuration') }
  }
}
