import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ConfigEnv, type UserConfig } from 'vite'
import { loadEnvFile } from './server/env-file.ts'
import { exitAtFirstStart, localBackend, shownLanguage } from './server/vite-plugin.ts'
import { oldestBrowsers } from './vite/browsers.ts'
import { contentLanguage, prerender } from './vite/prerender.ts'
import { readStage } from './vite/settings.ts'
import { drawnName } from './vite/still-water.tsx'

// Before the plugins, which read settings. What the environment sets wins over the file.
await exitAtFirstStart(async () => loadEnvFile())

const today = new Date()
const buildDay = new Date(today.getTime() - today.getTimezoneOffset() * 60_000)
  .toISOString()
  .slice(0, 10)

/**
 * What three forms have in common stays with them, and what answers words of danger with the fields for
 * them: other pages start without it.
 */
const onlyFields =
  /\/valibot\/|\/(?:form-schema|use-form|api|privacy-notice|error-messages|in-danger|signs-of-danger|phrases-of-danger|email-field|likely-address)\.tsx?$/

/**
 * Without these groups a page would need dozens of small files, which compress badly, and each import
 * takes some 5 ms of a slow phone’s main thread.
 */
const chunkGroups = [
  { name: 'react', priority: 1, test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'shared', minShareCount: 3, test: (id: string) => !onlyFields.test(id) },
]

const config = ({ command }: ConfigEnv): UserConfig => ({
  plugins: [
    react(),
    tailwindcss(),
    contentLanguage(command === 'serve' ? process.env.SITE_LANG : undefined),
    prerender(),
    drawnName(),
    localBackend(),
    shownLanguage(process.env.SITE_LANG),
  ],
  define: {
    'import.meta.env.BUILD_DAY': JSON.stringify(buildDay),
    'import.meta.env.SITE_STAGE': JSON.stringify(readStage(process.env)),
  },
  server: { host: '127.0.0.1', strictPort: true },
  build: {
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Each page's HTML lists its scripts, and src/app/prefetch.ts loads the others.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})

export default defineConfig((given) => exitAtFirstStart(async () => config(given)))
