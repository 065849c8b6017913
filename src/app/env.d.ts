interface ImportMetaEnv {
  /** The date of the build, YYYY-MM-DD (vite.config.ts). */
  readonly BUILD_DAY: string
  /** The stage that the build shows (vite.config.ts). */
  readonly SITE_STAGE?: 'trials' | 'open'
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Elements by their ids: shorter than getElementById in the inlined loader. */
declare const root: HTMLElement & { dataset: { scripts: string } }
declare const sheet: HTMLLinkElement

interface Window {
  /** The last button clicked before hydration, kept by the loader. Null once the app is hydrated. */
  earlyClick?: HTMLElement | null | undefined
}

interface PointerEvent {
  /** Pointers point at elements, also on the window's listeners. */
  readonly target: Element
}
