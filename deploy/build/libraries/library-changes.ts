import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Where a library puts a <style> element into the page. The policy blocks both; a hash would not
 * help the second, which is written as HTML and so held back by the policy's trusted types.
 */
const styleElements = [
  { library: 'sonner', written: /^__insertCSS\(".*"\);?$/m },
  {
    library: '@radix-ui/react-select',
    written:
      /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:[^]*?nonce\s*\}\s*\),/,
  },
]

/**
 * Keeps libraries within the content security policy: sonner's own styles are left out
 * (ui/toaster.css dresses the toasts), so is the rule that hides the scroll bar of a list, and the
 * scroll lock of dialog and list goes through an adopted stylesheet.
 */
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
      // Otherwise the development server bundles sonner before the change below can be made.
      optimizeDeps: { exclude: ['sonner'] },
    }),
    // Vite's own way to import() looks for stylesheets to load first: 0.8 KiB on every page, which has its one.
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

/** A library's file without the styles it puts into the page; throws when the library has changed. */
export function withoutStyles(code: string, file: string): string {
  const found = styleElements.find(({ library }) => file.includes(`/${library}/`))
  if (!found?.written.test(code)) throw new Error(`${file} inserts its styles in another way now.`)
  return code.replace(found.written, '')
}
