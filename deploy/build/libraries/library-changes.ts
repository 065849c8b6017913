import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The policy blocks a library's <style>; a hash would not help Radix's, which trusted types hold back. */
const styleElements = [
  { library: 'sonner', written: /^__insertCSS\(".*"\);?$/m },
  {
    library: '@radix-ui/react-select',
    written:
      /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:[^]*?nonce\s*\}\s*\),/,
  },
]

/** Changes libraries to fit the policy, which would block their styles and the element that locks scrolling. */
export function libraryChanges(): Plugin {
  return {
    name: 'library-changes',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-style-singleton$/,
            replacement: fileURLToPath(new URL('./style-singleton.ts', import.meta.url)),
          },
        ],
      },
      // Excluded, because the development server would bundle sonner before the change below.
      optimizeDeps: { exclude: ['sonner'] },
    }),
    // Vite's own import() looks for stylesheets first: 0.8 KiB on every page, which needs none.
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    transform: {
      filter: { id: /(?:sonner|react-select)\/dist\/index\.mjs/ },
      handler: (code, id) => ({ code: withoutStyles(code, id), map: null }),
    },
  }
}

/** Throws when the library has changed. */
export function withoutStyles(code: string, file: string): string {
  const found = styleElements.find(({ library }) => file.includes(`/${library}/`))
  if (!found?.written.test(code)) throw new Error(`${file} inserts its styles in another way now.`)
  return code.replace(found.written, '')
}
