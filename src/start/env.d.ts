interface ImportMetaEnv {
  /** YYYY-MM-DD (vite.config.ts). */
  readonly BUILD_DAY: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
}

interface Navigator {
  /** Not in Firefox and Safari. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

interface Window {
  /** Elements of a built page by id, for the loader. */
  readonly root: HTMLElement & { dataset: { scripts: string; away?: string } }
  readonly sheet: HTMLLinkElement
  /** The last button pressed before the app started; null since then. */
  earlyClick?: HTMLElement | null | undefined
}

interface WindowEventMap {
  /** Every click is on an element; the loader has no room to check it. */
  click: PointerEvent & { readonly target: Element }
}
