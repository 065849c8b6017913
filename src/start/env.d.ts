interface ImportMetaEnv {
  /** The build's day, YYYY-MM-DD (vite.config.ts). */
  readonly BUILD_DAY: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

interface Window {
  readonly root: HTMLElement & { dataset: { scripts: string; appFailed?: string } }
  readonly sheet: HTMLLinkElement
  /** The loader keeps the last button that was pressed too early; the app sets null. */
  earlyClick?: HTMLElement | null | undefined
}

interface WindowEventMap {
  click: PointerEvent & { readonly target: Element }
}
