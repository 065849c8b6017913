import { defineConfig, devices } from '@playwright/test'
import { findTool } from '../tests/tools.ts'
import { sitePort } from './site.ts'

const browser = findTool('chromium')
/** A browser that somebody has named is the only one. */
const shell = process.env.CHROMIUM_PATH ? undefined : findTool('headlessShell')

const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`)

/** These need narrow windows and touch; other specs set their width or need none. */
const onPhones = ['help', 'mobile-menu', 'navigation', 'older-browsers', 'submissions']
/** These have another layout or control on a phone. */
const onBoth = ['voices']
/** They ask when something is painted, and how wide letters are: for that the whole browser is needed. */
const inWholeBrowser = ['direct-load']

/** Chromium reads only the last list, so Playwright's own is repeated, with two windows of its address bar. */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // They were loaded for each test, unseen, and took more of the processor than the page.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

function launch(executablePath: string | undefined) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-features=${disabledFeatures.join(',')}`,
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Without it a busy machine passes for a slow network: images come earlier, fonts are remarked on.
      '--force-effective-connection-type=4G',
    ],
  }
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Of two cores one is for the browser, one for the site behind it.
  workers: 2,
  fullyParallel: true,
  // A busy machine takes long to photograph a long page.
  expect: { timeout: 30_000 },
  timeout: 60_000,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    // A trace of every test would take a third of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launch(shell ?? browser),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: specs(...onPhones, ...inWholeBrowser),
      use: desktop,
    },
    {
      name: 'whole browser',
      testMatch: specs(...inWholeBrowser),
      use: { ...desktop, launchOptions: launch(browser) },
    },
    {
      name: 'phone',
      testMatch: specs(...onPhones, ...onBoth),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `${process.execPath} supabase/local/start.mjs`,
    cwd: '..',
    url: `http://127.0.0.1:${sitePort}/`,
    // Another site on this port must not be tested by mistake.
    reuseExistingServer: false,
    timeout: 120_000,
    env: {
      PORT: String(sitePort),
      LOCAL_DATA_DIR: 'test-results/local',
      RATE_LIMIT_PER_HOUR: '10000',
    },
  },
})
