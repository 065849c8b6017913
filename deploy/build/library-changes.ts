import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const injection = /^__insertCSS\(".*"\);?$/m

/**
 * Keeps libraries within the content security policy, which blocks <style> elements: sonner's own
 * styles are left out (ui/toaster.css dresses the notices), and the scroll lock of the dialog goes
 * through an adopted stylesheet.
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
            replacement: fileURLToPath(
              new URL('../../src/lib/style-singleton.ts', import.meta.url),
            ),
          },
        ],
      },
      // Otherwise the development server bundles sonner before the change below can be made.
      optimizeDeps: { exclude: ['sonner'] },
    }),
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler: (code) => ({ code: withoutStyles(code), map: null }),
    },
  }
}

/** Sonner without the styles it puts into the page; throws when the library has changed. */
export function withoutStyles(code: string): string {
  if (!injection.test(code)) throw new Error('sonner no longer inserts its styles as it used to.')
  return code.replace(injection, '')
}
