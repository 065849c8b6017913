import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanIcons, leanImports, leanRouter } from './deploy/build/lean-libraries.ts'
import { libraryChanges } from './deploy/build/library-changes.ts'
import { prerender } from './deploy/build/prerender.ts'
import { localBackend } from './supabase/local/vite-plugin.ts'

/** The language of this build; one build a language, chosen by one alias. */
const language = process.env.SITE_LANG ?? 'en'

const today = new Date()
const buildDay = new Date(today.getTime() - today.getTimezoneOffset() * 60_000)
  .toISOString()
  .slice(0, 10)

export default defineConfig({
  plugins: [
    leanRouter(),
    leanIcons(),
    leanImports(),
    libraryChanges(),
    react(),
    tailwindcss(),
    prerender({ language }),
    localBackend(),
  ],
  resolve: {
    alias: [
      {
        find: /^#content\//,
        replacement: fileURLToPath(new URL(`./src/content/${language}/`, import.meta.url)),
      },
    ],
  },
  define: { 'import.meta.env.BUILD_DAY': JSON.stringify(buildDay) },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Whatever a page needs is listed in its HTML, and fetched in idle time for the others.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // A form, and the home page's figures, beside the page: its own chunk stays as small as the
        // others. What every woven figure needs in one piece: small chunks compress badly.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'contact-form', test: /forms\/contact\/|en\/contact-form/ },
            {
              name: 'woven',
              test: /weave\/(?:client-state|figure|glyph-bars|glyph-frame|palette|stitch-grid|woven)\./,
            },
            { name: 'voices', test: /weave\/(?:voices|pathway|veil)\.tsx/ },
            { name: 'pitch-deck-form', test: /forms\/pitch-deck\/|en\/pitch-deck-form/ },
          ],
        },
      },
    },
  },
})
