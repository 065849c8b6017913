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

/** Parts of React Router for its framework mode and for errors of its own: nothing here reaches them. */
const unreachable = ['PrefetchPageLinks', 'DefaultErrorComponent', 'RSCErrorHandler']

/**
 * React Router's package always hands out its development build, and holds on to parts that a site
 * like this never reaches. Visitors get the production build without them: 4 KiB less.
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
      handler: (code) =>
        code.includes('function PrefetchPageLinks(')
          ? { code: withoutUnreachable(code), map: null }
          : undefined,
    },
  }
}

/** Takes out what keeps unused components in the bundle; throws when the library has changed. */
export function withoutUnreachable(code: string): string {
  return withoutFunctions(
    'React Router',
    code
      .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
    unreachable,
  )
}

/**
 * What React calls only for ViewTransition, Activity, SuspenseList, useActionState, custom elements,
 * and stylesheets, scripts and preloads that components ask for.
 */
const unusedByReact = [
  'acquireResource',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'dispatchActionState',
  'estimateBandwidth',
  'getResource',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'mountActionState',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'runActionStateAction',
  'scheduleViewTransitionEvent',
  'setPropOnCustomElement',
  'startViewTransition',
  'suspendResource',
  'updateActionStateImpl',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'ViewTransitionPseudoElement',
]

/** React's names for what the site must not use, because visitors' React does not hold it. */
export const leftOutOfReact =
  /\b(?:ViewTransition|Activity|SuspenseList|FragmentInstance|useActionState|preinit\w*|preload(?:Module)|precedence)\b/

/** The browser's part of React without those components and without refs to fragments: 4.5 KiB less. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler: (code) => ({ code: withoutUnusedReact(code), map: null }),
    },
  }
}

/** Throws when React has changed, so that an update looks at this list again. */
export function withoutUnusedReact(code: string): string {
  const fragmentMethod = /^FragmentInstance\.prototype\.[\s\S]*?^\};$/gm
  if (!fragmentMethod.test(code)) throw new Error('React has no FragmentInstance any more.')
  return withoutFunctions('React', code.replaceAll(fragmentMethod, ''), unusedByReact)
}

/** Renames each function, so that nothing uses it, and leaves an empty one in its place. */
function withoutFunctions(library: string, code: string, names: string[]): string {
  return names.reduce((lean, name) => {
    const start = `function ${name}(`
    if (!lean.includes(start)) throw new Error(`${library} has no ${name} any more.`)
    return lean.replace(start, `function ${name}() { return null }\nfunction unused${name}(`)
  }, code)
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
