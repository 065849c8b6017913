import { defineConfig, devices } from '@playwright/test'
import { findTool } from '../scripts/tools.ts'
import { sitePort } from './helpers.ts'

const executablePath = findTool('headless browser')

/** Animated pictures took a fifth of the CPU time; of the daily tests only one, in voices.spec.ts, animates them. */
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  expect: { timeout: 15_000 },
  timeout: 60_000,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Starting a renderer process for each test took a fifth of its time.
        '--renderer-process-limit=1',
        // Text is as wide in the headless shell as in Chromium.
        '--font-render-hinting=none',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'daily',
      // A pattern is compared with the whole path: the repository may be in a folder of that name.
      testIgnore: '**/e2e/nightly/**',
      use: {
        ...devices['Desktop Chrome'],
        ...reducedMotion,
        viewport: { width: 1440, height: 900 },
      },
    },
    {
      name: 'nightly',
      testDir: 'nightly',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `${process.execPath} server/start.mjs`,
    cwd: '..',
    url: `http://127.0.0.1:${sitePort}/`,
    // Another site on this port must not be tested by mistake.
    reuseExistingServer: false,
    timeout: 120_000,
    env: {
      PORT: String(sitePort),
      LOCAL_DATA_DIR: 'test-results/local',
      RATE_LIMIT_PER_HOUR: '10000',
      MESSAGES_PER_HOUR: '40000',
      SIGNUPS_PER_ADDRESS: '10000',
      MAIL_PER_HOUR: '10000',
    },
  },
})
