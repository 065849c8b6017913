import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './deploy/build/browsers.ts'
import { languageBuilds } from './deploy/build/language-builds.ts'
import { libraryChanges } from './deploy/build/libraries/library-changes.ts'
import { prerender } from './deploy/build/prerender.ts'
import { localBackend } from './supabase/standalone/vite-plugin.ts'

const productionRouter = fileURLToPath(
  new URL('./node_modules/react-router/dist/production', import.meta.url),
)

const today = new Date()
const buildDay = new Date(today.getTime() - today.getTimezoneOffset() * 60_000)
  .toISOString()
  .slice(0, 10)

export default defineConfig(({ command }) => ({
  plugins: [
    libraryChanges(),
    react(),
    tailwindcss(),
    languageBuilds(command === 'serve' ? process.env.SITE_LANG : undefined),
    prerender(),
    localBackend(),
  ],
  resolve: {
    alias: [
      // React Router's package hands out its development build to everybody; visitors get the other: 2 KiB less.
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
    // Whatever a page needs is listed in its HTML, and fetched in idle time for the others.
    modulePreload: false,
    rolldownOptions: {
      // Old browsers get fields of classes as assignments; as definitions they take 0.2 KiB in every page.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // Each page names a dozen of them, and nothing makes their hashes smaller but fewer letters.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        // What most pages share in one piece: each file costs a slow phone time to ask for, and
        // small ones compress badly.
        codeSplitting: {
          groups: [
            { name: 'react', priority: 1, test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'shared', minShareCount: 7 },
          ],
        },
      },
    },
  },
}))
