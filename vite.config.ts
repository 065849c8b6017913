import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './deploy/build/browsers.ts'
import { languageBuilds } from './deploy/build/language-builds.ts'
import { prerender } from './deploy/build/prerender.ts'
import { localBackend } from './supabase/local/vite-plugin.ts'

const productionRouter = fileURLToPath(
  new URL('./node_modules/react-router/dist/production', import.meta.url),
)

const today = new Date()
const buildDay = new Date(today.getTime() - today.getTimezoneOffset() * 60_000)
  .toISOString()
  .slice(0, 10)

/** Most pages share two: a request costs a slow phone time, and small files compress badly. */
const sharedPieces = [
  { name: 'react', priority: 1, test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'shared', minShareCount: 7 },
]

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    languageBuilds(command === 'serve' ? process.env.SITE_LANG : undefined),
    prerender(),
    localBackend(),
  ],
  resolve: {
    alias: [
      // React Router's package resolves to its development build; the production one is 2 KiB smaller.
      { find: /^react-router$/, replacement: `${productionRouter}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${productionRouter}/dom-export.mjs` },
    ],
  },
  define: { 'import.meta.env.BUILD_DAY': JSON.stringify(buildDay) },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, watch: { ignored: ['**/dist*/**'] } },
  build: {
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // A page's HTML lists its own files; idle time fetches the others.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedPieces },
      },
    },
  },
}))
