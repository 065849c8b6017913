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
        // What most pages share in one piece: each file costs a slow phone time to ask for, and
        // small ones compress badly. A form, and the home page's figures, beside the page: its own
        // chunk stays as small as the others. The order of priority keeps chunks from importing
        // each other in a circle.
        codeSplitting: {
          groups: [
            { name: 'react', priority: 3, test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'shared', priority: 2, minShareCount: 4 },
            {
              name: 'form',
              priority: 1,
              minShareCount: 2,
              test: /src\/(?:forms|lib)\/|ui\/(?:field|form-|text-|notify)|en\/form-notice/,
            },
            { name: 'contact-form', test: /forms\/contact\/|en\/contact-form/ },
            { name: 'voices', test: /weave\/(?:voices|pathway|veil)\.tsx/ },
            { name: 'pitch-deck-form', test: /forms\/pitch-deck\/|en\/pitch-deck-form/ },
          ],
        },
      },
    },
  },
})
