import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const routerFolder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)
const routerFiles: Record<string, string> = {
  'react-router': join(routerFolder, 'index.mjs'),
  'react-router/dom': join(routerFolder, 'dom-export.mjs'),
}

/**
 * React Router's package always hands out its development build, and its unused components cannot
 * be left out because they are named or wrapped at import. Visitors get the production build, with
 * those calls marked as free of side effects.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Reading a property and naming a global do nothing by themselves in this bundle.
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
            },
          },
        },
      },
    }),
    resolveId: (id) => routerFiles[id],
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  }
}

/** The branch in which a link asks React Router's framework mode, which is not used here, to prefetch. */
const frameworkPrefetch = 'shouldPrefetch && !isAbsolute ?'

/**
 * Takes out display names and the branch above, and marks wrapped components as pure, so that the
 * unused ones are dropped. Throws when the library has changed.
 */
export function withoutSideEffects(code: string): string {
  if (code.includes('function LinkWithRef') && !code.includes(frameworkPrefetch)) {
    throw new Error('React Router asks for prefetches in another way now: see lean-libraries.ts.')
  }
  return code
    .replace(frameworkPrefetch, 'false ?')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
}

/** Lucide's icons without the machinery that writes them in other forms than SVG: 1.5 KiB less. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    // The prerendered icons must be the same ones.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react')
        ? resolve('src/lib/lucide-icon.ts')
        : undefined,
  }
}

/** No chunk has styles or preloads of its own, so Vite's helper around every lazy import has nothing to do. */
export function leanImports(): Plugin {
  return {
    name: 'lean-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
